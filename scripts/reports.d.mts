/** Reads a report in Jest's format. `repeat` has the arguments with which the runner repeats a failed test. */
export function readJest(report: unknown): {
  passed: number;
  failed: number;
  failures: { name: string; message: string; repeat: string[] }[];
};
