/** A small fault of the product, and the test that finds it. */
export interface Fault {
  /** What goes wrong for a user or an operator, in one line. */
  name: string;
  /** Path from the root of the project. */
  file: string;
  /** A text that the file contains exactly once. */
  from: string;
  /** The text in its place. The file still compiles. */
  to: string;
  /**
   * The test file that finds it, at the lowest level possible: `*.test.ts(x)`, `*.stories.tsx` or `*.spec.ts`; or `lint` for a fault that
   * the linter or the compiler finds.
   */
  foundBy: string;
}
