import { expect, test } from 'vitest';
import { readFiles } from '../guards/components.ts';
import { migratePortal } from './migratePortal.ts';
import { exportRenames, renames } from './renames.js';

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

const run = (text: string, libraryTypes = types) => migratePortal(text, libraryTypes);
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
