/** One thing to choose in a Select or a RadioGroup. */
export interface Option {
  value: string;
  label: string;
  hint?: string;
  /** The window's key that chooses it; told beside it where the group is one row. */
  keys?: string;
  group?: string;
  disabled?: boolean;
}

export interface OptionGroup {
  title: string;
  options: Option[];
}

/** Options under their group titles in the order given; those without a group stand under ''. */
export function groupOptions(options: readonly Option[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const title = option.group ?? '';
    const known = groups.find((group) => group.title === title);
    if (known) known.options.push(option);
    else groups.push({ title, options: [option] });
  }
  return groups;
}

/** An option in one line, as a native list shows it. */
export function optionWords({ label, hint }: Option): string {
  return hint ? `${label} (${hint})` : label;
}
