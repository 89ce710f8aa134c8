/**
 * True in `npm run test:long`, which runs before a release. It has checks that are too slow for each commit: longer storms (tests that kill
 * and overload servers), every bundler, every address.
 */
export const isLongRun = process.env['TEST_LENGTH'] === 'long';

/** Returns the rows of a test that differ in little: all in a long run, else every `step`th from the first on. */
export function thin<Row>(rows: readonly Row[], step: number): Row[] {
  return rows.filter((_row, index) => isLongRun || index % step === 0);
}
