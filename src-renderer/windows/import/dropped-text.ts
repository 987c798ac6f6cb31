/** As much as a pasted text may hold. */
export const mostText = 1_000_000;

export type Dropped = { text: string; name: string } | { problem: string };

const tooLarge = `What is dropped or pasted may hold a million characters. Choose a larger file with Browse.`;

/** The text of whatever was dropped: one file, or words from another program. */
export async function droppedText(data: DataTransfer): Promise<Dropped> {
  const { files } = data;
  const [file] = files;
  if (file === undefined) {
    const text = data.getData('text/plain');
    if (text === '') return { problem: 'There is no text in what was dropped.' };
    return text.length > mostText ? { problem: tooLarge } : { text, name: 'the dropped text' };
  }
  if (files.length > 1) return { problem: 'Drop one file at a time.' };
  if (file.size > 4 * mostText) return { problem: tooLarge };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.length > mostText ? { problem: tooLarge } : { text, name: file.name };
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    return { problem: `${file.name} is no UTF-8 text. Save it as UTF-8, or choose it with Browse.` };
  }
}
