import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the changelog has a section for the version of the package', () => {
  const [manifest = '', changelog = ''] = ['package.json', 'CHANGELOG.md'].map((path) =>
    readFileSync(`design-system/${path}`, 'utf8'),
  );
  const { version } = JSON.parse(manifest) as { version: string };
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version} - `));
  expect(section).toMatch(/^- /m);
});
