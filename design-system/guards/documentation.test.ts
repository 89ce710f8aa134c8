import type { PropItem } from 'react-docgen-typescript';
import { beforeAll, expect, test } from 'vitest';
import { components } from './components.ts';
import { readDocumentation, type Documented } from './documentation.ts';

// These mean the same everywhere.
const selfEvident = ['children', 'id', 'ref'];

let documented: Documented[] = [];

beforeAll(() => {
  documented = readDocumentation();
}, 60_000);

function propsThat(fail: (prop: PropItem) => boolean): string[] {
  return documented.flatMap(({ name, props }) =>
    props.filter(fail).map((prop) => `${name}.${prop.name}`),
  );
}

function tagOf({ tags }: PropItem): string | undefined {
  return (tags as Record<string, string> | undefined)?.['default'];
}

function defaultOf({ defaultValue }: PropItem): string | undefined {
  return (defaultValue as { value?: string } | null)?.value;
}

const plain = (value: string | undefined) => value?.replaceAll(/['"`]/g, '').trim();

// The compiler lists words in the order in which it has met them, which another component may change.
function inOrder(type: string): string {
  const words = type.split(' | ');
  return words.every((word) => /^("[^"]*"|-?\d+|null)$/.test(word))
    ? words.sort().join(' | ')
    : type;
}

function line(prop: PropItem): string {
  const type = inOrder(prop.type.raw && prop.type.name === 'enum' ? prop.type.raw : prop.type.name);
  const usual = tagOf(prop);
  const parts = [`- ${prop.name}${prop.required ? '' : '?'}: ${type.replaceAll('"', "'")}`];
  if (usual) parts.push(`= ${usual}`);
  return parts.join(' ');
}

test('every component says what it is for', () => {
  const silent = components.filter(
    ([name]) => !documented.find((entry) => entry.name === name)?.description,
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('every own prop has a sentence', () => {
  const silent = propsThat(
    (prop) => !prop.description && !tagOf(prop) && !selfEvident.includes(prop.name),
  );
  expect(silent).toEqual([]);
});

test('every default in code is the one in `@default`', () => {
  const wrong = propsThat((prop) => plain(tagOf(prop)) !== plain(defaultOf(prop)));
  expect(wrong).toEqual([]);
});

test('the API is the one that was agreed on; after a wanted change run `npx vitest run design-system/guards -u`', async () => {
  const text = documented
    .map(({ name, props }) => [`## ${name}`, '', ...props.map(line), ''].join('\n'))
    .join('\n');
  await expect(`# Own props of every component\n\n${text}`).toMatchFileSnapshot('api.snapshot.txt');
});
