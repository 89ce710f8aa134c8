// Reads the reports of the test runners. A reader returns the counts and, for each failed test, its name, its message and the arguments
// with which its runner repeats just this test.

import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const escapePattern = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns the pattern of the names of a test and its groups, which Vitest joins by ` > ` and Jest by a space. */
function toPattern(names) {
  return `^ ?${names.map(escapePattern).join(' (?:> )?')}$`;
}

/** Reads a report in Jest's format, which Vitest shares. */
export function readJest({
  numPassedTests,
  numFailedTests,
  numFailedTestSuites = 0,
  testResults = [],
}) {
  const failures = testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ name: file, message, repeat: [file] }];
    return failed.map(({ fullName, ancestorTitles, title, failureMessages: [first] }) => ({
      name: `${file}: ${fullName}`,
      message: first,
      repeat: [file, '-t', toPattern([...ancestorTitles, title])],
    }));
  });
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, failures };
}

/** Returns what was on the page when a test failed, as Playwright has written it; its file is gone once the test is repeated. */
function readSnapshot({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return '';
  const [, snapshot = ''] = /^```yaml\n([^]*?)^```/m.exec(readFileSync(path, 'utf8')) ?? [];
  return `\nThe page:\n${snapshot.trim().slice(0, 1200)}`;
}

/** Reads Playwright's report, which also has the errors outside of tests. */
export function readPlaywright({ stats, suites = [], errors = [] }) {
  const listTests = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listTests)];
  const failures = suites
    .flatMap(listTests)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const result = tests.flatMap(({ results }) => results).find(({ error }) => error);
      return {
        name: `${file}: ${title}`,
        message: result && result.error.message.slice(0, 1200) + readSnapshot(result),
        repeat: [`${file}:${line}`],
      };
    });
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: [
      ...failures,
      ...errors.map(({ message }) => ({ name: 'outside of a test', message })),
    ],
  };
}
