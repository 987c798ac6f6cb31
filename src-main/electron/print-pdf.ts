import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { BrowserWindow } from 'electron';
import { isSameFile } from './addresses.ts';

/** Prints a self-contained HTML file, without running any script in it, to a PDF with page numbers; A4 where the page names no paper. */
export async function printPdf(htmlPath: string, pdfPath: string): Promise<void> {
  const window = new BrowserWindow({
    show: false,
    webPreferences: {
      sandbox: true,
      javascript: false,
      contextIsolation: true,
      nodeIntegration: false,
      partition: `print-${randomUUID()}`,
    },
  });
  try {
    const { href } = pathToFileURL(htmlPath);
    onlyFile(window, href);
    await window.loadURL(href);
    const pdf = await window.webContents.printToPDF({
      pageSize: 'A4',
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate:
        '<div style="width:100%;font:9px sans-serif;text-align:center"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
    });
    await writeFile(pdfPath, pdf);
  } finally {
    window.destroy();
  }
}

/** The page may read itself and what it carries within itself: no other file, no connection. */
function onlyFile(window: BrowserWindow, address: string): void {
  window.webContents.session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !isSameFile(url, address) && !url.startsWith('data:') });
  });
}
