import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { afterEach, expect, test } from 'vitest';
import { readFiles } from '../guards/components.ts';
import { migrate } from './migrate.js';
import { exportRenames, renames } from './renames.js';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// Some of the types of 0.3.
const types = `
import type { ComponentType, ReactNode } from 'react';
export type TableColumn<Row> = { id: string; title: string; cell: (row: Row) => ReactNode };
export type TableProps<Row> = {
  label: string; columns: readonly TableColumn<Row>[]; rows: readonly Row[];
  getRowKey: (row: Row) => string; emptyText?: ReactNode;
};
export declare function Table<Row extends object>(props: TableProps<Row>): ReactNode;
export type CardProps = {
  title?: ReactNode; hint?: ReactNode; children?: ReactNode;
  isCollapsed?: boolean; defaultCollapsed?: boolean; onCollapsedChange?: (isCollapsed: boolean) => void;
};
export declare function Card(props: CardProps): ReactNode;
export declare function Badge(props: { icon?: ComponentType | null; children: ReactNode }): ReactNode;
export declare function FilterChips(props: {
  label: string; selectedKeys: readonly string[]; onSelectionChange: (selected: string[]) => void;
}): ReactNode;
export declare function FilterMenu(props: { label: string; onSelectionChange?: (selected: string[]) => void }): ReactNode;
export declare function Button(props: { variant?: 'solid' | 'soft' | 'outline'; children: ReactNode }): ReactNode;
export declare function formatNumber(value: number): string;
export declare function formatCurrency(value: number): string;
export type NumberFormat = { step?: number };
export type ThemeOptions = { primaryColor?: string; radius?: string };
export declare function defineTheme(options: ThemeOptions): { css: string };
export declare function TextField(props: { label: string; prefix?: ReactNode }): ReactNode;
export declare function Text(props: { as?: string; size?: string; weight?: string; tone?: string; children: ReactNode }): ReactNode;
export declare function Icon(props: { as: ComponentType }): ReactNode;
export declare function DesignSystemProvider(props: { children: ReactNode }): ReactNode;
export declare function PlatformName(props: { platform: string }): ReactNode;
`;

/** Migrates a module of a portal; returns its new text and what is left to do by hand. */
function run(text: string, libraryTypes = types) {
  folder = mkdtempSync(join(tmpdir(), 'byline-test-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const library = 'node_modules/@byline/design-system';
  write(
    `${library}/package.json`,
    JSON.stringify({ name: '@byline/design-system', types: 'index.d.ts' }),
  );
  write(`${library}/index.d.ts`, libraryTypes);
  mkdirSync(join(folder, 'node_modules/@types'));
  for (const name of ['@types/react', 'csstype']) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        jsx: 'react-jsx',
        strict: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        types: [],
      },
      include: ['src'],
    }),
  );
  write('src/page.tsx', text);
  const { byHand } = migrate(ts, { version: '0.4', folder: join(folder, 'src') });
  return { text: readFileSync(join(folder, 'src/page.tsx'), 'utf8'), byHand };
}

const from = "from '@byline/design-system';";

test('props are renamed where they belong to the library, and nowhere else', () => {
  const { text, byHand } = run(`import { Table, TextField } ${from}
const own = { label: 'Mine', title: 'Mine', emptyText: 'Mine' };
export const page = (
  <>
    <p title={own.title}>{own.label}</p>
    <TextField label="Name" prefix="@" />
    <Table label="Jobs" columns={[{ id: 'a', title: 'A', cell: () => own.emptyText }]} rows={[own]} getRowKey={({ title }) => title} />
  </>
);
`);
  expect(text).toBe(`import { Table, TextField } ${from}
const own = { label: 'Mine', title: 'Mine', emptyText: 'Mine' };
export const page = (
  <>
    <p title={own.title}>{own.label}</p>
    <TextField label="Name" start="@" />
    <Table aria-label="Jobs" columns={[{ id: 'a', header: 'A', cell: () => own.emptyText }]} rows={[own]} getKey={({ title }) => title} />
  </>
);
`);
  expect(byHand).toEqual([]);
});

test('names are followed through variables, functions, maps, spreads and component props', () => {
  const { text } = run(`import { Table, type TableColumn } ${from}
type Row = { id: string };
const first = { id: 'a', title: 'A', cell: ({ id }: Row) => id };
const title = 'C';
function getColumns() {
  return [first, ...['b'].map((id) => ({ id, title: id, cell: () => id })), { id: 'c', title, cell: () => 'c' }];
}
function List({ columns }: { columns: readonly TableColumn<Row>[] }) {
  const shared = { label: 'Jobs', rows: [], getRowKey: ({ id }: Row) => id };
  return <Table {...shared} columns={columns} emptyText="None" />;
}
export const page = <List columns={getColumns()} />;
export const heading = (column: TableColumn<Row>) => column.title;
`);
  expect(text).toBe(`import { Table, type TableColumn } ${from}
type Row = { id: string };
const first = { id: 'a', header: 'A', cell: ({ id }: Row) => id };
const title = 'C';
function getColumns() {
  return [first, ...['b'].map((id) => ({ id, header: id, cell: () => id })), { id: 'c', header: title, cell: () => 'c' }];
}
function List({ columns }: { columns: readonly TableColumn<Row>[] }) {
  const shared = { 'aria-label': 'Jobs', rows: [], getKey: ({ id }: Row) => id };
  return <Table {...shared} columns={columns} empty="None" />;
}
export const page = <List columns={getColumns()} />;
export const heading = (column: TableColumn<Row>) => column.header;
`);
});

test('values change with their names: icons, selections, collapsed cards, muted texts and headings', () => {
  const { text, byHand } = run(`import { Badge, Card, FilterChips, PlatformName, Text } ${from}
const Star = () => null;
declare const isDone: boolean;
declare const setCollapsed: (is: boolean) => void;
export const page = (
  <Card isCollapsed={!isDone} onCollapsedChange={setCollapsed} hint={<PlatformName platform="a" />}>
    <Badge icon={Star}>New</Badge>
    <FilterChips label="Kind" selectedKeys={[]} onSelectionChange={(keys) => console.log(keys.join())} />
    <Text tone="muted">A</Text>
    <Text tone={isDone ? 'success' : 'muted'}>B</Text>
    <Text as="h2" size="lg" weight="semibold">C</Text>
  </Card>
);
`);
  expect(text).toBe(`import { Badge, Card, FilterChips, Text, Icon, Heading } ${from}
import { PlatformName } from '@byline/design-system/portal';
const Star = () => null;
declare const isDone: boolean;
declare const setCollapsed: (is: boolean) => void;
export const page = (
  <Card isExpanded={!(!isDone)} onExpandedChange={(isExpanded) => (setCollapsed)(!isExpanded)} description={<PlatformName platform="a" />}>
    <Badge icon={<Icon as={Star} />}>New</Badge>
    <FilterChips aria-label="Kind" selectedKeys={[]} onSelectionChange={(keys) => ((keys) => console.log(keys.join()))([...keys].map(String))} />
    <Text isMuted>A</Text>
    <Text {...(isDone ? { tone: 'success' } : { isMuted: true })}>B</Text>
    <Heading level={2}>C</Heading>
  </Card>
);
`);
  expect(byHand).toEqual([]);
});

test('outline buttons become soft, and the primary colour of a theme one of its colours', () => {
  const { text, byHand } =
    run(`import { Button, defineTheme, FilterMenu, type ThemeOptions } ${from}
declare const isMain: boolean;
declare const given: ThemeOptions;
const primaryColor = '#334455';
const brand = { primaryColor: '#112233', radius: '4px' };
export const themes = [defineTheme(brand), defineTheme({ primaryColor }), defineTheme(given)];
export const page = (
  <>
    <Button variant="outline">A</Button>
    <Button variant={isMain ? 'solid' : 'outline'}>B</Button>
    <FilterMenu label="Kind" onSelectionChange={() => undefined} />
  </>
);
`);
  expect(text).toBe(`import { Button, defineTheme, FilterMenu, type ThemeOptions } ${from}
declare const isMain: boolean;
declare const given: ThemeOptions;
const primaryColor = '#334455';
const brand = { colors: { primary: '#112233' }, radius: '4px' };
export const themes = [defineTheme(brand), defineTheme({ colors: { primary: primaryColor } }), defineTheme(given)];
export const page = (
  <>
    <Button variant="soft">A</Button>
    <Button variant={isMain ? 'solid' : 'soft'}>B</Button>
    <FilterMenu label="Kind" onSelectionChange={() => undefined} />
  </>
);
`);
  expect(byHand.map((line) => line.replace(/^.*page\.tsx:/, ''))).toEqual([
    '6: primaryColor of a theme is colors.primary.',
  ]);
});

// More of the types of 0.3.
const moreTypes = `
import type { ReactNode } from 'react';
export type NavigationItem = { href: string; badge?: { count: number; label: string } };
export type TabItem = { id: string; label: ReactNode; badge?: { count: number; label: string } };
export type Certainty = 'done' | 'fixed';
export type DatelineStep = {
  id: string; label: string; certainty: Certainty; movedFrom?: { at: string; why?: ReactNode } | undefined;
};
export type StatementFact = { id: string; term: ReactNode };
export type ChartSeries = { id: string; title: string; kind?: 'bar' | 'line' };
export type PreferencesStore = { getKey: (key: string) => string };
export type MoneyFormats = { readonly readMoney?: (text: string) => number | null };
export type NumberFormats = { readonly readNumber?: (text: string) => number | null };
export type FormatOverrides = Partial<MoneyFormats & NumberFormats>;
export declare function AppShell(props: { currentPath: string; items: readonly NavigationItem[] }): ReactNode;
export declare function Dateline(props: { steps: readonly DatelineStep[] }): ReactNode;
export declare function FileField(props: { accept?: readonly string[] }): ReactNode;
export declare function FilterBar(props: { search: ReactNode; sort: { id: string } }): ReactNode;
export declare function FilterMenu(props: { options: readonly { id: string }[] }): ReactNode;
export declare function IconButton(props: { label: string; count?: number }): ReactNode;
export declare function Page(props: { size?: 'normal' | 'display' }): ReactNode;
export declare function PlatformName(props: { isIconOnly?: boolean }): ReactNode;
export declare function ProgressBar(props: { showsValue?: boolean }): ReactNode;
export declare function Statement(props: { lead?: ReactNode; facts: readonly StatementFact[] }): ReactNode;
export declare function Tabs(props: { items: readonly TabItem[] }): ReactNode;
export declare function TwoColumnLayout(props: { lead?: ReactNode }): ReactNode;
export declare function VirtualList(props: { gap?: number }): ReactNode;
`;

test('what is inside a property is renamed by its type, and so are types', () => {
  const { text, byHand } = run(
    `import { AppShell, Dateline, Statement, Tabs, type Certainty, type DatelineStep, type FormatOverrides, type PreferencesStore, type StatementFact } ${from}
const certainty: Certainty = 'fixed';
const badge = { count: 2, label: 'Two new' };
const steps: DatelineStep[] = [{ id: 'a', label: 'A', certainty, movedFrom: { at: '2026-12-05', why: 'Late' } }];
const facts: StatementFact[] = [{ id: 'a', term: 'Name' }];
export const formats: FormatOverrides = { readMoney: () => 1, readNumber: () => 2 };
export const getKey = (store: PreferencesStore) => store.getKey('tips');
export const page = (
  <AppShell currentPath="/" items={[{ href: '/', badge: { count: 1, label: 'One new' } }]}>
    <Tabs items={[{ id: 'a', label: 'A', badge }]} />
    <Dateline steps={steps} />
    <Statement lead="Days" facts={facts} />
  </AppShell>
);
`,
    moreTypes.replace('items: readonly Nav', 'children: ReactNode; items: readonly Nav'),
  );
  expect(text)
    .toBe(`import { AppShell, Dateline, Tabs, type DatelineState, type DatelineItem, type FormatOverrides, type PreferencesStore } ${from}
import { Statement, type StatementItem } from '@byline/design-system/portal';
const certainty: DatelineState = 'fixed';
const badge = { count: 2, 'aria-label': 'Two new' };
const steps: DatelineItem[] = [{ id: 'a', label: 'A', state: certainty, movedFrom: { at: '2026-12-05', explanation: 'Late' } }];
const facts: StatementItem[] = [{ id: 'a', label: 'Name' }];
export const formats: FormatOverrides = { parseMoney: () => 1, parseNumber: () => 2 };
export const getKey = (store: PreferencesStore) => store.getStorageKey('tips');
export const page = (
  <AppShell currentHref="/" items={[{ href: '/', badge: { count: 1, 'aria-label': 'One new' } }]}>
    <Tabs items={[{ id: 'a', label: 'A', badge }]} />
    <Dateline items={steps} />
    <Statement start="Days" items={facts} />
  </AppShell>
);
`);
  expect(byHand).toEqual([]);
});

test('counts, gaps, sizes and hidden parts have new values', () => {
  const { text, byHand } = run(
    `import { FileField, FilterBar, FilterMenu, IconButton, Page, ProgressBar, TwoColumnLayout, VirtualList, type ChartSeries } ${from}
declare const unread: number;
declare const isLarge: boolean;
export const series: ChartSeries = { id: 'a', title: 'A', kind: 'line' };
export const page = (
  <>
    <FileField accept={['image/png']} />
    <FilterBar search={null} sort={{ id: 'sort' }} />
    <FilterMenu options={[{ id: 'a' }]} />
    <IconButton label="Notices" count={unread + 1} />
    <Page size="display" />
    <Page size={isLarge ? 'display' : 'normal'} />
    <ProgressBar showsValue={false} />
    <ProgressBar showsValue />
    <ProgressBar showsValue={isLarge} />
    <TwoColumnLayout lead="First" />
    <VirtualList gap={16} />
    <VirtualList gap={7} />
  </>
);
`,
    moreTypes,
  );
  expect(text)
    .toBe(`import { FileField, FilterBar, FilterMenu, IconButton, Page, ProgressBar, TwoColumnLayout, VirtualList, type ChartSeries } ${from}
declare const unread: number;
declare const isLarge: boolean;
export const series: ChartSeries = { id: 'a', label: 'A', type: 'line' };
export const page = (
  <>
    <FileField acceptedFileTypes={['image/png']} />
    <FilterBar searchField={null} sortItem={{ id: 'sort' }} />
    <FilterMenu items={[{ id: 'a' }]} />
    <IconButton aria-label="Notices" badge={{ count: unread + 1 }} />
    <Page size="lg" />
    <Page size={isLarge ? 'lg' : 'md'} />
    <ProgressBar isValueHidden />
    <ProgressBar />
    <ProgressBar isValueHidden={!(isLarge)} />
    <TwoColumnLayout asideStart="First" />
    <VirtualList gap="md" />
    <VirtualList gap={7} />
  </>
);
`);
  expect(byHand.map((line) => line.replace(/^.*page\.tsx:/, ''))).toEqual([
    '18: VirtualList.gap is a step of the spacing scale: "xs" is 8 px.',
  ]);
});

test('renamed exports are renamed, also beside exports that have moved', () => {
  const imports = ['formatNumber', 'formatCurrency as money', 'PlatformName', 'type NumberFormat'];
  const { text, byHand } = run(`import { ${imports.join(', ')} } ${from}
import { Table } ${from}
const formatCurrency = 'mine';
export const format: NumberFormat = {};
export const page = [formatNumber(1), money(2), formatCurrency, PlatformName, Table];
`);
  expect(text)
    .toBe(`import { formatShortNumber, formatMoney as money, type NumberFieldFormat } ${from}
import { PlatformName } from '@byline/design-system/portal';
import { Table } ${from}
const formatCurrency = 'mine';
export const format: NumberFieldFormat = {};
export const page = [formatShortNumber(1), money(2), formatCurrency, PlatformName, Table];
`);
  expect(byHand).toEqual([]);
});

test('what cannot be decided is reported with its place', () => {
  const { byHand } = run(`import { FilterChips, FilterMenu, Text, type TableProps, Table } ${from}
const props = { label: 'Kind', selectedKeys: [], onSelectionChange: () => undefined };
declare const given: { emptyText: string };
declare const level: 'h2' | 'h3';
export const page = (rest: Pick<TableProps<object>, 'label' | 'columns' | 'rows' | 'getRowKey'>) => (
  <>
    <FilterChips {...props} />
    <FilterMenu {...props} />
    <Table {...rest} {...given} />
    <Text as={level}>A</Text>
  </>
);
`);
  expect(byHand.map((line) => line.replace(/^.*page\.tsx:/, ''))).toEqual([
    '10: A text that is a heading is a Heading.',
    '2: label has a new name in one of the components here.',
    '9: Table.emptyText is empty.',
  ]);
});

test('a portal that already has the new version is told so', () => {
  const newTypes = `export declare function Table(props: { 'aria-label': string }): null;`;
  expect(() => run(`import { Table } ${from} export const page = Table;`, newTypes)).toThrow(
    'No old props were found. Run this while the version before 0.4 is installed.',
  );
});

test('every new name is in the API, and no old one is', () => {
  const [[, snapshot] = ['', '']] = readFiles('guards/api.snapshot.txt');
  const newExports = new Map(exportRenames['0.4']);
  const wrong = renames['0.4']!.flatMap(([names, from, to]) =>
    names.split(' ').flatMap((name) => {
      const heading = `\n## ${newExports.get(name) ?? name}\n`;
      const part = snapshot.split(heading)[1]?.split('\n## ')[0];
      if (part === undefined) return [];
      const has = (prop: string) => new RegExp(`^- ${prop}\\??:`, 'm').test(part);
      return has(to) && !has(from) ? [] : [`${name}.${from} -> ${to}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a portal with react-intl passes its context, and imports the font', () => {
  const { text } = run(`import '@byline/design-system/styles.css';
import { DesignSystemProvider } from '@byline/design-system';
import { IntlProvider } from 'react-intl';
export const app = (
  <IntlProvider locale="en">
    <DesignSystemProvider>…</DesignSystemProvider>
  </IntlProvider>
);
`);
  expect(text).toBe(`import '@byline/design-system/font.css';
import '@byline/design-system/styles.css';
import { DesignSystemProvider } from '@byline/design-system';
import { IntlContext, IntlProvider } from 'react-intl';
export const app = (
  <IntlProvider locale="en">
    <DesignSystemProvider intlContext={IntlContext}>…</DesignSystemProvider>
  </IntlProvider>
);
`);
});

test('a portal without react-intl keeps its provider', () => {
  const text = `import { DesignSystemProvider } from '@byline/design-system';
export const app = <DesignSystemProvider>…</DesignSystemProvider>;
`;
  expect(run(text).text).toBe(text);
});
