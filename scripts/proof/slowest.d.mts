export interface TimedTest {
  name: string;
  seconds: number;
}

export function testsOfVitest(file: string, root: string): TimedTest[];
export function testsOfPlaywright(file: string): TimedTest[];
export function slowest(tests: readonly TimedTest[], count: number): string[];
