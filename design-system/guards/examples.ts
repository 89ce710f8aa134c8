import { Star } from 'lucide-react';
import { createElement } from 'react';
import { Button } from '../primitives/Button/Button.tsx';
import { exampleItems as items } from '../testing/exampleNavigation.tsx';
import { passwordRules } from '../rules.ts';
import type { AnyComponent } from './components.ts';

const children = 'Text';
const label = 'Name';
const title = 'Title';
const options = [{ id: 'a', label: 'A' }];
const value = '2026-03-05T16:12:00Z';
const nothing = () => undefined;
const listPage = {
  'aria-label': label,
  address: {
    page: 1,
    pages: [1],
    addsPages: false,
    active: [],
    change: nothing,
    getHref: (changes: { page?: number }) => `?page=${changes.page}`,
    clear: nothing,
  },
  query: { data: { rows: [], total: 0 }, error: undefined, isLoading: false, reload: nothing },
  pageSize: 10,
  errorTitle: title,
  empty: children,
  children: nothing,
};

// The required props of each component that needs other props than `children` and `label`.
const props: Record<string, object> = {
  MaskedField: { label, mask: '#### ####' },
  NewPasswordField: { label, requirements: [passwordRules.digit()] },
  ActionBar: { children },
  Autosave: { onSave: nothing },
  FormDraft: { storageKey: 'profile' },
  FieldArray: { label, name: 'rows', children: nothing },
  Illustration: { name: 'jobs' },
  Highlight: { children, search: 'text' },
  PlatformTile: { platform: 'youtube' },
  ProfileHeader: { name: 'Amira Haddad' },
  Sticky: { children, 'aria-label': label },
  Accordion: { items: [{ id: 'a', title, content: children }] },
  AppShell: { brand: 'Byline', items, bottomItems: items, currentHref: '/', children },
  Avatar: { name: 'Amira Haddad' },
  FilterMenu: { label, items: options, selectedKeys: ['a'], onSelectionChange: nothing },
  FilterBar: {
    searchField: null,
    sortItem: { id: 'sort', label: 'Sort by', content: null },
    items: [],
    activeCount: 1,
    resultLabel: 'Show 12 jobs',
  },
  BottomBar: { items },
  Breadcrumbs: { items: [{ label }] },
  HiddenUntilLoaded: { above: [], children },
  ListPage: listPage,
  LiveText: { children },
  Loaded: {
    query: { data: children, error: undefined, isLoading: false, reload: nothing },
    errorTitle: title,
    skeleton: null,
    children: (data: string) => data,
  },
  LoadingRegion: { isLoading: true, children },
  ButtonLink: { href: '/', children },
  Calendar: { 'aria-label': label },
  RangeCalendar: { 'aria-label': label },
  CardHeader: { title },
  Chart: {
    title,
    description: children,
    series: [{ id: 'a', label }],
    items: [{ x: '2026-03', values: { a: 1 } }],
  },
  RequirementList: { items: [{ id: 'a', title, result: 'pass' }] },
  CheckboxGroupField: { label, options },
  CommandPalette: { items: [{ id: 'a', label: title, items: [{ id: 'b', label, href: '/' }] }] },
  ComboBoxField: { label, options },
  Composer: { field: null, submit: children },
  Conversation: { 'aria-label': label, newLabel: title, items: [] },
  ConfirmDialog: { title, children, confirmLabel: 'Yes', onConfirm: nothing, isOpen: true },
  CopyButton: { text: '#ad' },
  CountdownButton: { availableAt: null, children },
  Customizer: {},
  Dateline: { items: [{ id: 'a', label: title, at: value, state: 'fixed' }] },
  DateTime: { value },
  DescriptionItem: { label: 'Fee', children },
  DesignSystemProvider: { navigate: nothing, children },
  Dialog: { title, children, isOpen: true },
  DialogTrigger: { children: createElement(Button, null, 'Open') },
  Drawer: { title, children, isOpen: true },
  EmptyState: { title },
  FieldRow: { children },
  FilterChips: {
    'aria-label': label,
    items: options,
    selectedKeys: ['a'],
    onSelectionChange: nothing,
  },
  FormErrorSummary: { items: [{ id: 'a', label, message: 'Wrong.', href: '#a' }] },
  Icon: { as: Star },
  IconButton: { 'aria-label': label, children },
  ImageCropper: {
    'aria-label': label,
    src: 'data:,',
    value: { x: 0.5, y: 0.5, zoom: 1 },
    onChange: nothing,
  },
  LanguageSelect: {
    items: [{ id: 'en', label: 'English' }],
    selectedKey: 'en',
    onSelectionChange: nothing,
  },
  Link: { href: '/', children },
  List: { items: ['A', 'B'] },
  ListText: { items: ['A', 'B'] },
  LoadingOverlay: { isLoading: true },
  Menu: { 'aria-label': label, trigger: createElement(Button, null, 'Open'), items: [] },
  MultiSelectField: { label, options },
  Money: { value: { amount: 25000, currency: 'USD' } },
  MoneyField: { label, currency: 'USD' },
  Page: { title, children },
  Pagination: { 'aria-label': label, page: 1, pageCount: 3, getHref: String },
  Ranking: {
    title,
    items: [{ id: 'a', label, value: 1 }],
    labelHeader: label,
    valueHeader: title,
  },
  ShortFigure: { value: 1284 },
  Statement: {
    title,
    issuer: 'Byline',
    items: [{ id: 'a', label, value: children }],
    columns: [{ id: 'a', header: title, isRowHeader: true, cell: String }],
    rows: ['A'],
    getKey: String,
    empty: children,
    totalItems: [{ id: 'a', label, value: children }],
  },
  Prose: { text: 'One.\n\nTwo.' },
  PlatformIcon: { platform: 'tiktok' },
  PlatformName: { platform: 'tiktok' },
  Popover: { trigger: createElement(Button, null, 'Open'), children, defaultOpen: true },
  ProgressBar: { label, value: 40 },
  PublicLayout: { brand: 'Byline', children },
  RadioGroupField: { label, options },
  RelativeTime: { value },
  RouteTransition: { routeKey: '/', children },
  ItemList: { items: [{ id: 'a', title }] },
  PictureList: { items: [{ src: 'data:image/png,', name: 'cup.webp', alt: 'A cup' }] },
  SelectField: { label, options },
  SelectionBar: { selectedKeys: ['a'], actions: [], onClearSelection: () => undefined },
  ShortcutList: {
    items: [{ id: 'a', label: title, items: [{ id: 'a', label, shortcut: 'g j' }] }],
  },
  TwoColumnLayout: { aside: 'Aside', children },
  Sidebar: { brand: 'Byline', items },
  StarButton: { href: '/', title },
  StarredPages: { currentHref: '/' },
  Stat: { label, value: '$ 1.00' },
  StatGroup: { children },
  Stepper: { 'aria-label': label, items: [{ id: 'a', label }], selectedKey: 'a' },
  Table: {
    'aria-label': label,
    columns: [{ id: 'a', header: title, cell: String }],
    rows: ['x'],
    getKey: String,
  },
  TableToolbar: {
    columns: [{ id: 'a', header: title, cell: String, filter: { type: 'number' } }],
    view: { filters: { a: { minValue: 5 } } },
  },
  Tabs: { 'aria-label': label, items: [{ id: 'a', label, content: children }] },
  Timeline: { items: [{ id: 'a', title, state: 'done' }] },
  Tooltip: { content: 'Help', children: createElement(Button, null, 'Open') },
  VirtualList: { 'aria-label': label, items: [{}], getKey: () => 'a', children: () => 'A' },
};

/** Creates an element of a component with its required props; `more` are props for its root. */
export function createExample(name: string, component: AnyComponent, more: object = {}) {
  return createElement(component, {
    ...(props[name] ?? { children, label, 'aria-label': label }),
    ...more,
  });
}
