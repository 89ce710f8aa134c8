import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { filesLike } from './components.ts';

function idsIn(path: string, text: string): string[] {
  const title = /\btitle: '([A-Z][\w ]*\/[^']+)'/.exec(text)?.[1];
  if (title === undefined) return [`${path} has no title`];
  return [...text.matchAll(/^export const (\w+)(?:: Story)? = /gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  );
}

test('every story that was there is there: to remove, rename or add one run `npx vitest run design-system/guards -u`', async () => {
  const ids = filesLike('**/*.stories.tsx').flatMap(([path, text]) => idsIn(path, text));
  expect(new Set(ids).size).toBe(ids.length);
  await expect(`${ids.sort().join('\n')}\n`).toMatchFileSnapshot('stories.snapshot.txt');
});
