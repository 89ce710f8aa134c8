import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { readFiles } from './components.ts';

/** Returns the ids that Storybook gives to the stories of a file. */
function getStoryIds(path: string, text: string): string[] {
  const title = /\btitle: '([A-Z][\w ]*\/[^']+)'/.exec(text)?.[1];
  if (title === undefined) return [`${path} has no title`];
  return [...text.matchAll(/^export const (\w+)(?:: Story)? = /gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  );
}

test('the stories match their snapshot; to add, rename or remove one run `npx vitest run design-system/guards -u`', async () => {
  const ids = readFiles('**/*.stories.tsx').flatMap(([path, text]) => getStoryIds(path, text));
  expect(new Set(ids).size).toBe(ids.length);
  await expect(`${ids.sort().join('\n')}\n`).toMatchFileSnapshot('stories.snapshot.txt');
});
