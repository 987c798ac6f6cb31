import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { BrowserWindow } from 'electron';

/** Runs in the page, and gives the bytes of the PNG in base64. */
const drawInPage = `async (svg, { width, height }) => {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(reader.result.split(',')[1]);
    reader.readAsDataURL(blob);
  });
}`;

/**
 * Draws an SVG file as it stands into a new PNG of so many pixels. An SVG that is an image runs no script and loads
 * nothing; the page that holds it is empty and may not connect.
 */
export async function drawPng(
  svgPath: string,
  pngPath: string,
  size: { width: number; height: number },
): Promise<void> {
  const svg = await readFile(svgPath, 'utf8');
  const window = new BrowserWindow({
    show: false,
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      partition: `draw-${randomUUID()}`,
    },
  });
  try {
    window.webContents.session.webRequest.onBeforeRequest(({ url }, answer) => {
      answer({ cancel: !url.startsWith('data:') && !url.startsWith('blob:') });
    });
    await window.loadURL('data:text/html,<!doctype html>');
    const drawn: unknown = await window.webContents.executeJavaScript(
      `(${drawInPage})(${JSON.stringify(svg)}, ${JSON.stringify(size)})`,
    );
    if (typeof drawn !== 'string') throw new Error('The page drew no picture.');
    await writeFile(pngPath, Buffer.from(drawn, 'base64'), { flag: 'wx' });
  } finally {
    window.destroy();
  }
}
