/**
 * How large a picture is kept, by what it is for: points each way, and bytes. A portrait is to be known again, an
 * illustration (of a creature, a page, a level) is to be read.
 */
export const pictureUses = {
  portrait: { side: 512, bytes: 256 * 1024 },
  illustration: { side: 2048, bytes: 1024 * 1024 },
} as const;
export type PictureUse = keyof typeof pictureUses;
