const { writeFileSync } = require('node:fs');

/** Writes the counts of a run to the file that STORIES_REPORT names: the runner has no option for that. */
module.exports = class CountReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites }) {
    const file = process.env.STORIES_REPORT;
    if (!file) return;
    writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numFailedTestSuites }));
  }
};
