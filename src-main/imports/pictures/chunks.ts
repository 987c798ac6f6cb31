/** What the head of a picture says of it. */
export interface PictureHead {
  width: number;
  height: number;
}

/** The name of a chunk. */
export const fourLetters = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
