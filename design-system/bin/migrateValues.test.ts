import { expect, test } from 'vitest';
import { migratePortal } from './migratePortal.ts';

// Some of the types of 0.3.
const types = `
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
export declare function FilterBar(props: { search: ReactNode; filters: { label: string }[]; sort: { label: string } }): ReactNode;
export declare function FilterMenu(props: { options: readonly { id: string }[] }): ReactNode;
export declare function IconButton(props: { label: string; count?: number }): ReactNode;
export declare function Page(props: PageProps): ReactNode;
export declare function PlatformName(props: { isIconOnly?: boolean }): ReactNode;
export declare function ProgressBar(props: { showsValue?: boolean }): ReactNode;
export declare function Statement(props: { lead?: ReactNode; facts: readonly StatementFact[] }): ReactNode;
export declare function Tabs(props: { items: readonly TabItem[] }): ReactNode;
export type PageProps = { size?: 'normal' | 'display' };
export type ShortcutGroup = { title: ReactNode; items: readonly { keys: string }[] };
export declare function ShortcutList(props: { groups: readonly ShortcutGroup[] }): ReactNode;
export declare function TwoColumnLayout(props: { lead?: ReactNode }): ReactNode;
export declare function VirtualList(props: { gap?: number }): ReactNode;
`;

const from = "from '@byline/design-system';";

test('what is inside a property is renamed by its type, and so are types', () => {
  const { text, byHand } = migratePortal(
    `import { AppShell, Dateline, Statement, Tabs, type Certainty, type DatelineStep, type FormatOverrides, type NavigationItem, type PreferencesStore, type StatementFact } ${from}
const certainty: Certainty = 'fixed';
const badge = { count: 2, label: 'Two new' };
const steps: DatelineStep[] = [{ id: 'a', label: 'A', certainty, movedFrom: { at: '2026-12-05', why: 'Late' } }];
const facts: StatementFact[] = [{ id: 'a', term: 'Name' }];
export const formats: FormatOverrides = { readMoney: () => 1, readNumber: () => 2 };
export const getKey = (store: PreferencesStore) => store.getKey('tips');
function getItems(hrefs: string[]): NavigationItem[] {
  return hrefs.map((href) => ({ href, ...(href && { badge: { count: 3, label: 'New' } }) }));
}
const items: NavigationItem[] = getItems([]).map(({ href }) => ({ href, badge: { count: 3, label: 'New' } }));
export type Days = Omit<DatelineStep, 'certainty' | 'label'> & Pick<DatelineStep, 'certainty'>;
export const more = items;
export const page = (
  <AppShell currentPath="/" items={[{ href: '/', ...(badge.count > 1 && { badge: { count: 1, label: 'One new' } }) }]}>
    <Tabs items={[{ id: 'a', label: 'A', badge }]} />
    <Dateline steps={steps} />
    <Statement lead="Days" facts={facts} />
  </AppShell>
);
`,
    types.replace('items: readonly Nav', 'children: ReactNode; items: readonly Nav'),
  );
  expect(text)
    .toBe(`import { AppShell, Dateline, Tabs, type DatelineState, type DatelineItem, type FormatOverrides, type NavigationItem, type PreferencesStore } ${from}
import { Statement, type StatementItem } from '@byline/design-system/portal';
const certainty: DatelineState = 'fixed';
const badge = { count: 2, 'aria-label': 'Two new' };
const steps: DatelineItem[] = [{ id: 'a', label: 'A', state: certainty, movedFrom: { at: '2026-12-05', explanation: 'Late' } }];
const facts: StatementItem[] = [{ id: 'a', label: 'Name' }];
export const formats: FormatOverrides = { parseMoney: () => 1, parseNumber: () => 2 };
export const getKey = (store: PreferencesStore) => store.getStorageKey('tips');
function getItems(hrefs: string[]): NavigationItem[] {
  return hrefs.map((href) => ({ href, ...(href && { badge: { count: 3, 'aria-label': 'New' } }) }));
}
const items: NavigationItem[] = getItems([]).map(({ href }) => ({ href, badge: { count: 3, 'aria-label': 'New' } }));
export type Days = Omit<DatelineItem, 'state' | 'label'> & Pick<DatelineItem, 'state'>;
export const more = items;
export const page = (
  <AppShell currentHref="/" items={[{ href: '/', ...(badge.count > 1 && { badge: { count: 1, 'aria-label': 'One new' } }) }]}>
    <Tabs items={[{ id: 'a', label: 'A', badge }]} />
    <Dateline items={steps} />
    <Statement start="Days" items={facts} />
  </AppShell>
);
`);
  expect(byHand).toEqual([]);
});

test('counts, gaps, sizes and hidden parts have new values', () => {
  const { text, byHand } = migratePortal(
    `import { FileField, FilterBar, FilterMenu, IconButton, Page, ProgressBar, ShortcutList, TwoColumnLayout, VirtualList, type ChartSeries, type PageProps } ${from}
declare const unread: number;
declare const isLarge: boolean;
const Own = (props: Pick<PageProps, 'size'>) => <Page {...props} />;
export const series: ChartSeries = { id: 'a', title: 'A', kind: 'line' };
export const page = (
  <>
    <FileField accept={['image/png']} />
    <FilterBar
      search={null}
      filters={[{ label: 'Brand' }]}
      sort={{ label: 'Sort' }}
    />
    <FilterMenu options={[{ id: 'a' }]} />
    <IconButton label="Notices" count={unread + 1} />
    <Page size="display" />
    <Page size={isLarge ? 'display' : 'normal'} />
    <Own size="display" />
    <ShortcutList groups={[{ title: 'Go to', items: ['g j'].flatMap((keys) => (isLarge ? [{ keys }] : [])) }]} />
    <ProgressBar showsValue={false} />
    <ProgressBar showsValue />
    <ProgressBar showsValue={isLarge} />
    <TwoColumnLayout lead="First" />
    <VirtualList gap={16} />
    <VirtualList gap={7} />
  </>
);
`,
    types,
  );
  expect(text)
    .toBe(`import { FileField, FilterBar, FilterMenu, IconButton, Page, ProgressBar, ShortcutList, TwoColumnLayout, VirtualList, type ChartSeries, type PageProps } ${from}
declare const unread: number;
declare const isLarge: boolean;
const Own = (props: Pick<PageProps, 'size'>) => <Page {...props} />;
export const series: ChartSeries = { id: 'a', label: 'A', type: 'line' };
export const page = (
  <>
    <FileField acceptedFileTypes={['image/png']} />
    <FilterBar
      searchField={null}
      items={[{ label: 'Brand' }]}
      sortItem={{ label: 'Sort' }}
    />
    <FilterMenu items={[{ id: 'a' }]} />
    <IconButton aria-label="Notices" badge={{ count: unread + 1 }} />
    <Page size="lg" />
    <Page size={isLarge ? 'lg' : 'md'} />
    <Own size="lg" />
    <ShortcutList items={[{ label: 'Go to', items: ['g j'].flatMap((keys) => (isLarge ? [{ shortcut: keys }] : [])) }]} />
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
    '19: ShortcutList: each entry has an id.',
    '25: VirtualList.gap is a step of the spacing scale: "xs" is 8 px.',
    '9: FilterBar: each entry has an id.',
  ]);
});

test('a loader that reads the signal as its second argument is left to the portal', () => {
  const { byHand } = migratePortal(
    `import { ComboBoxField } from '@byline/design-system';
export const fields = (
  <>
    <ComboBoxField loadOptions={(query, signal) => console.log(query, signal)} />
    <ComboBoxField loadOptions={(query) => console.log(query)} />
  </>
);
`,
    `import type { ReactNode } from 'react';
type Load = (query: string, signal: AbortSignal) => void;
export declare function ComboBoxField(props: { loadOptions: Load; messages?: object }): ReactNode;
`,
  );
  expect(byHand.map((line) => line.replace(/^.*page\.tsx:/, ''))).toEqual([
    '4: ComboBoxField.loadOptions receives the signal in an object: { signal }.',
  ]);
});
