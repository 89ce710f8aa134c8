/**
 * A reporter for Vitest that prints errors which belong to no test, such as rejected promises that nothing handles. They make a run fail, and
 * the JSON report leaves them out.
 */
export default class UnhandledErrors {
  /**
   * @param {unknown} _modules
   * @param {readonly { stack?: string, message: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    for (const { stack, message } of errors) {
      console.error(`Unhandled error, which belongs to no test: ${stack ?? message}`);
    }
  }
}
