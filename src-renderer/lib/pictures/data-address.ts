/** A picture as an address that the window may show. */
export function dataAddress(mime: string, bytes: Uint8Array): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(new Blob([new Uint8Array(bytes)], { type: mime }));
  });
}
