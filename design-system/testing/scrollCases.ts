/** A part of the library that may scroll, in a story. */
export type ScrollCase = {
  /** Part of the paths of the files that this case covers. */
  covers: string;
  story: string;
  args?: Record<string, unknown>;
  /**
   * The width of the window in px.
   * @default 1000
   */
  width?: number;
  /** A selector of what is pressed first. */
  open?: string;
  /** A selector of the box. */
  box: string;
  /** The axes on which the box overflows: 'x', 'y', 'x y' or none. */
  axes: string;
  /**
   * Whether the page moves when the box has been scrolled to its end.
   * @default 'still'
   */
  atEnd?: 'still' | 'moves';
  /**
   * Whether the box is over the page, which then does not scroll.
   * @default false
   */
  isModal?: boolean;
};

const area = '[data-part="scroll-area"]';
const table = '[data-part="table"]';
const list = '[role="listbox"]';
const dialog = '[role="dialog"]';

// Without something to scroll, and with it.
const inPage: readonly ScrollCase[] = [
  { covers: 'ScrollArea/', story: 'primitives-scrollarea--default', box: area, axes: '' },
  { covers: 'ScrollArea/', story: 'primitives-scrollarea--all-states', box: area, axes: 'y' },
  { covers: 'Table/', story: 'data-table--default', box: table, axes: '' },
  { covers: 'Table/', story: 'data-table--rows', box: table, axes: '', width: 390 },
  {
    covers: 'Table/',
    story: 'data-table--selects',
    args: { maxHeight: '60rem' },
    box: table,
    axes: '',
  },
  { covers: 'Table/', story: 'data-table--long-selects', box: table, axes: 'y' },
  { covers: 'VirtualList/', story: 'data-virtuallist--empty', box: '[role="group"]', axes: '' },
  {
    covers: 'VirtualList/',
    story: 'data-virtuallist--ten-thousand',
    box: '[role="group"]',
    axes: 'y',
  },
  {
    covers: 'Conversation/',
    story: 'data-conversation--empty-on-a-phone',
    box: '#storybook-root div:has(> div > ol)',
    axes: '',
  },
  {
    covers: 'Conversation/',
    story: 'data-conversation--long',
    box: '#storybook-root div:has(> div > ol)',
    axes: 'y',
  },
  { covers: 'Tabs/', story: 'navigation-tabs--default', box: '[role="tablist"]', axes: '' },
  {
    covers: 'Tabs/',
    story: 'navigation-tabs--many',
    box: '[role="tablist"]',
    axes: 'x',
    width: 390,
  },
  {
    covers: 'StarredPages/',
    story: 'portal-starredpages--all-states',
    box: 'nav > ul',
    axes: '',
    width: 1280,
  },
  { covers: 'Statement/', story: 'portal-statement--default', box: area, axes: '' },
  { covers: 'Statement/', story: 'portal-statement--all-states', box: area, axes: 'x', width: 320 },
  { covers: 'Chart/', story: 'data-chart--as-table', box: area, axes: '' },
  { covers: 'Sticky/', story: 'layout-sticky--default', box: '[data-part="sticky"]', axes: '' },
  { covers: 'Sticky/', story: 'layout-sticky--all-states', box: '[data-part="sticky"]', axes: 'y' },
  {
    covers: 'AppShell/',
    story: 'layout-appshell--default',
    box: 'aside, div:has(> nav)',
    axes: '',
    width: 1280,
  },
  {
    covers: 'AppShell/',
    story: 'layout-appshell--horizontal',
    box: 'nav > ul',
    axes: '',
    width: 1280,
  },
  { covers: 'TextAreaField/', story: 'inputs-textareafield--default', box: 'textarea', axes: '' },
  { covers: 'Calendar/', story: 'inputs-calendar--default', box: 'table', axes: '' },
  {
    covers: 'NumberField/',
    story: 'inputs-numberfield--default',
    open: 'input',
    box: 'input',
    axes: '',
  },
];

const overThePage: readonly ScrollCase[] = [
  { covers: 'overlay/', story: 'feedback-dialog--default', box: area, axes: '' },
  { covers: 'overlay/', story: 'feedback-dialog--long', box: area, axes: 'y' },
  { covers: 'overlay/', story: 'feedback-drawer--default', box: area, axes: '' },
  { covers: 'Popover/', story: 'feedback-popover--default', open: 'button', box: dialog, axes: '' },
  { covers: 'Popover/', story: 'feedback-popover--all-states', box: area, axes: 'y' },
  {
    covers: 'Menu/',
    story: 'navigation-menu--default',
    open: 'button',
    box: '[role="menu"]',
    axes: '',
  },
  {
    covers: 'CommandPalette/',
    story: 'navigation-commandpalette--open',
    box: '[role="menu"]',
    axes: '',
  },
  { covers: 'OptionList/', story: 'inputs-selectfield--open', box: list, axes: '' },
  { covers: 'DateField/', story: 'inputs-datefield--by-calendar', box: dialog, axes: '' },
  {
    covers: 'MenuPanel',
    story: 'layout-appshell--default',
    open: 'button[aria-label="Menu"]',
    box: dialog,
    axes: '',
  },
];

export const scrollCases: readonly ScrollCase[] = [
  ...inPage,
  ...overThePage.map((one) => ({ ...one, isModal: true })),
];
