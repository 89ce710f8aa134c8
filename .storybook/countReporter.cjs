const { writeFileSync } = require('node:fs');

/** Writes the counts of a run to the file in STORIES_REPORT, because the test runner has no option for it. */
module.exports = class CountReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites }) {
    const file = process.env.STORIES_REPORT;
    if (!file) return;
    writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numFailedTestSuites }));
  }
};
