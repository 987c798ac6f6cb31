import type { Dice } from '../../shared/dice/dice.ts';
import type { CommandInput, DeskEvent } from '../../shared/ipc/contract.ts';
import type { OwnWindow } from '../../shared/ipc/vocabulary.ts';

/** What a path is asked for. */
export type PathPurpose = CommandInput<'app.choosePath'>['purpose'];

/** What the desk needs of the world around it; the Electron rim fulfils it, tests bring their own. */
export interface Ports {
  readonly version: string;
  /** Where a new campaign is put unless the person says otherwise. */
  readonly campaignFolder: string;
  readonly dice: Dice;
  now(): Date;
  broadcast(event: DeskEvent): void;
  /** Asks with the system's own dialog; null when the person cancels. */
  choosePath(purpose: PathPurpose, suggestion: string): Promise<string | null>;
  /** Puts a campaign among the files that the system knows were opened last. */
  remember(path: string): void;
  /** `look` names the entry of the reference to open at. */
  openWindow(area: OwnWindow, look: string | null): void;
  /** Puts words where every program finds them to paste. */
  copyText(text: string): Promise<void> | void;
  printPdf(htmlPath: string, pdfPath: string): Promise<void>;
  drawPng(svgPath: string, pngPath: string, size: { width: number; height: number }): Promise<void>;
  /** Keeps an unexpected error with its stack in the log file and gives the id to find it by. */
  keepError(error: unknown): string;
}
