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
   * The file of the test that finds it, at the lowest level that can: `*.test.ts(x)`, `*.stories.tsx` or `*.spec.ts`. `lint` stands for
   * the linter and the types.
   */
  foundBy: string;
}
