import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoCommands } from '../server/demo/operatorCommands.ts';
import { operatorCommands } from '../server/operator/commands.ts';
import { retentionDays } from '../contract/rules/retention.ts';
import { listConfig } from '../server/config/variables.ts';
import { retentionRules } from '../server/domain/privacy/retention.ts';

/** Returns the cells of a table row in Markdown, which ends each cell with a `|`; a cell can contain `\|`. */
function cells(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

test('configuration.md lists every environment variable', () => {
  const [, after = ''] = readFileSync('docs/configuration.md', 'utf8').split('<!-- configuration');
  const [table = ''] = after.split('<!-- end of configuration');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(cells);
  expect(rows).toEqual(
    listConfig().map(({ name, fallback, about }) => [
      `\`${name}\``,
      fallback ? `\`${fallback}\`` : 'empty',
      about,
    ]),
  );
});

test('privacy-requests.md lists how long everything is kept', () => {
  const [, after = ''] = readFileSync('docs/privacy-requests.md', 'utf8').split('<!-- retention');
  const rows = after
    .split('<!-- end of retention')[0]
    ?.split('\n')
    .filter((line) => /^\| [a-z]/.test(line))
    .map(cells);
  const expected = Object.entries(retentionRules).map(([name, { about, since }]) => {
    const days = retentionDays[name as keyof typeof retentionDays];
    return [about, `${days} ${days === 1 ? 'day' : 'days'}`, since];
  });
  expect(rows).toEqual(expected);
});

test.each(['README.md', 'SECURITY.md', ...globSync('docs/**/*.md')])(
  'every file that %s links to exists',
  (page) => {
    // The paths of links to files: links to other sites and to headings of the same page have none.
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https:)([^)#:]+)[^)]*\)/g)];
    const missing = links
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(path.join(path.dirname(page), link)));
    expect(missing).toEqual([]);
  },
);

test('security.md names a test for every threat', () => {
  const rows = readFileSync('docs/security.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cells)
    .filter(([threat = '']) => !/^(Threat|-+|\*\*.*)$/.test(threat));
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter(([, , tests]) => !/\.(test|spec)\.tsx?\)/.test(tests ?? ''))).toEqual([]);
});

/** The pages whose headings and commands are checked. */
const pages = ['README.md', 'SECURITY.md', 'CHANGELOG.md', ...globSync('docs/**/*.md')];

/** Returns the anchors of a page's headings, as GitHub makes them. */
function getAnchors(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(pages)('every heading that %s links to exists', (page) => {
  // The headings that links lead to, in another page if the link has a path, otherwise in the same page.
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https:)([^)#:]*\.md)?#([^)]+)\)/g)];
  const missing = links.filter(
    ([, file, anchor = '']) =>
      !getAnchors(file ? path.join(path.dirname(page), file) : page).includes(anchor),
  );
  expect(missing.map(([link]) => link)).toEqual([]);
});

test('pages name only commands of the operator that exist', () => {
  const commands = new Set(['help', ...Object.keys({ ...operatorCommands, ...demoCommands })]);
  const named = [...pages, ...globSync('deploy/*.service')].flatMap((page) =>
    [
      // Finds commands such as `node server/operator.ts audit`, `npm run operator -- audit` or `operator audit`.
      ...readFileSync(page, 'utf8').matchAll(
        /(?:operator(?:\.ts)?(?: --)?|`operator) ([a-z][a-z-]+)(?=[ `\n])/g,
      ),
    ]
      .filter(([text]) => /--|`|\.ts/.test(text))
      .map(([, command = '']) => ({ page, command })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ command }) => !commands.has(command))).toEqual([]);
});

test('operating.md leads to every page for operators', () => {
  const pagesForOthers = [
    'tour.md',
    'accessibility.md',
    'contributing.md',
    'operating.md',
    'releasing.md',
    'style.md',
  ];
  const index = readFileSync('docs/operating.md', 'utf8');
  const forOperators = globSync('docs/*.md')
    .map((page) => path.basename(page))
    .filter((page) => !pagesForOthers.includes(page));
  expect(forOperators.filter((page) => !index.includes(page))).toEqual([]);
});
