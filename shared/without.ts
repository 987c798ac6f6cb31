/** The same without some of its parts. */
export const without = <Whole extends object, Key extends keyof Whole & string>(
  whole: Whole,
  ...keys: Key[]
): Omit<Whole, Key> =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.some((each) => each === key))) as Omit<
    Whole,
    Key
  >;
