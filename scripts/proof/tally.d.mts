export interface Tally {
  passed: number;
  failed: number;
  remarks: string[];
}

export function tally(passed: number, failed: number, remarks?: string[]): Tally;
export function tallyVitest(file: string, code: number | null): Tally;
export function tallyPlaywright(file: string, code: number | null): Tally;
export function tallyStatus(code: number | null): Tally;
export function summaryLine(tallies: Tally[]): string;
