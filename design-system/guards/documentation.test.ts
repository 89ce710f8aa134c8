import type { PropItem } from 'react-docgen-typescript';
import { beforeAll, expect, test } from 'vitest';
import { components } from './components.ts';
import { readDefaults } from './defaults.ts';
import { readDocumentation, type Documented } from './documentation.ts';
import { readTypes } from './readTypes.ts';

// Props with the same meaning in every component.
const selfEvident = ['children', 'className', 'id', 'ref'];

let documented: Documented[] = [];

beforeAll(() => {
  documented = readDocumentation();
}, 60_000);

/** Returns the props that match, as `Component.prop`. */
function findProps(predicate: (prop: PropItem, entry: Documented) => boolean): string[] {
  return documented.flatMap((entry) =>
    entry.props
      .filter((prop) => predicate(prop, entry))
      .map((prop) => `${entry.name}.${prop.name}`),
  );
}

function getDefaultTag({ tags }: PropItem): string | undefined {
  return (tags as Record<string, string> | undefined)?.['default'];
}

function getDefaultInCode({ defaultValue }: PropItem): string | undefined {
  return (defaultValue as { value?: string } | null)?.value;
}

const unquote = (value: string | undefined) => value?.replaceAll(/['"`]/g, '').trim();

// If the parameters of a component have no default, docgen reports the tag as the default in the code. A tag must therefore also
// be a default in the source of the component or of the file that declares the prop.
function isDefaultTagTrue(prop: PropItem, { path }: Documented): boolean {
  const tag = unquote(getDefaultTag(prop));
  if (tag !== unquote(getDefaultInCode(prop))) return false;
  if (tag === undefined || (tag === 'false' && prop.type.name === 'boolean')) return true;
  // docgen puts the folder of the repository before the paths of declaring files.
  const declaring = (prop.declarations ?? []).map(({ fileName }) =>
    fileName.replace(/^[^/]*\//, ''),
  );
  const files = [path, ...declaring];
  return files.some((file) => readDefaults(file, prop.name).some((code) => unquote(code) === tag));
}

// The compiler lists the members of a union in the order in which it met them in the program.
function sortUnion(type: string): string {
  const members = type.split(' | ');
  return members.every((member) => /^("[^"]*"|-?\d+|null)$/.test(member))
    ? members.sort().join(' | ')
    : type;
}

/** Returns the line of a prop in the snapshot. */
function toLine(prop: PropItem): string {
  const type = sortUnion(
    prop.type.raw && prop.type.name === 'enum' ? prop.type.raw : prop.type.name,
  );
  const defaultValue = getDefaultTag(prop);
  const parts = [`- ${prop.name}${prop.required ? '' : '?'}: ${type.replaceAll('"', "'")}`];
  if (defaultValue) parts.push(`= ${defaultValue}`);
  if (prop.tags && 'deprecated' in prop.tags) parts.push('(deprecated)');
  return parts.join(' ');
}

test('every component has a description', () => {
  const undocumented = components.filter(
    ([name]) => !documented.find((entry) => entry.name === name)?.description,
  );
  expect(undocumented.map(([name]) => name)).toEqual([]);
});

test('every own prop has a description', () => {
  const undocumented = findProps(
    (prop) => !prop.description && !getDefaultTag(prop) && !selfEvident.includes(prop.name),
  );
  expect(undocumented).toEqual([]);
});

test('`@default` is the default in the code, or `false` for a boolean without one', () => {
  expect(findProps((prop, entry) => !isDefaultTagTrue(prop, entry))).toEqual([]);
});

test('the API matches its snapshot; after an intended change run `npx vitest run design-system/guards -u`', async () => {
  const text = documented
    .map(({ name, props }) => [`## ${name}`, '', ...props.map(toLine), ''].join('\n'))
    .join('\n');
  const types = readTypes()
    .map(({ name, properties }) => [`## ${name}`, '', ...properties, ''].join('\n'))
    .join('\n');
  await expect(
    `# Own props of every component\n\n${text}\n# Own properties of every exported type\n\n${types}`,
  ).toMatchFileSnapshot('api.snapshot.txt');
});
