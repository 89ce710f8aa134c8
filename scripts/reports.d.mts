type Results = {
  passed: number;
  failed: number;
  failures: { name: string; message: string; repeat: string[] }[];
};

/** Reads a report in Jest's format. `repeat` has the arguments with which the runner repeats a failed test. */
export function readJest(report: unknown): Results;

/** Reads a report of Playwright. A message ends with what was on the page. */
export function readPlaywright(report: unknown): Results;
