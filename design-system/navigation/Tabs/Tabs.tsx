import { use, useContext, useEffect, useRef, type ReactNode, type Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { TabListStateContext } from 'react-aria-components/Tabs';
import { useProps } from '../../internal/useProps.ts';
import { scrollIntoView } from './scrollIntoView.ts';
import { Count, List, Panel, Root, Tab } from './Tabs.styles.ts';
import { CountMark, type CountBadge } from '../../internal/CountMark.tsx';
import { HiddenPanelContext } from '../../internal/hiddenPanel.ts';
import { useBeforeMatch } from '../../internal/useBeforeMatch.ts';
import { FormStoreContext } from '../../validation/useFormState.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

/** A tab with its content. */
export type TabItem<Id extends string = string> = {
  id: Id;
  label: ReactNode;
  /** The number of items in the tab, as plain text. */
  count?: number;
  /** The number of new items in the tab, as a filled mark. */
  badge?: CountBadge;
  /**
   * Whether the tab cannot be selected.
   * @default false
   */
  isDisabled?: boolean;
  content: ReactNode;
};

export type TabsProps<Id extends string = string> = {
  /** The accessible name of the tab list. */
  'aria-label': string;
  /** The tabs in order. */
  items: readonly TabItem<Id>[];
  /** The id of the selected tab (controlled). */
  selectedKey?: string;
  /** The id of the initially selected tab (uncontrolled). By default the first that is not disabled. */
  defaultSelectedKey?: string;
  /** Called with the id of the tab that the user selects. */
  onSelectionChange?: (key: Id) => void;
  /**
   * A row of tabs with a rule below it, or a quiet switch of 32 px, which as a child of `Page` is in the row of the title.
   * @default 'underline'
   */
  variant?: 'underline' | 'segmented';
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

// Marks the sides on which tabs are out of sight.
function markMore(list: Element): void {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  const isRtl = getComputedStyle(list).direction === 'rtl';
  // The hidden width at the left in px. In right-to-left lists, scrollLeft is 0 at the right end and otherwise negative.
  const hiddenLeft = isRtl ? scrollWidth - clientWidth + scrollLeft : scrollLeft;
  const hasMoreLeft = hiddenLeft > 1;
  const hasMoreRight = scrollWidth - clientWidth - hiddenLeft > 1;
  const more = hasMoreLeft ? (hasMoreRight ? 'both' : 'left') : hasMoreRight ? 'right' : '';
  list.toggleAttribute('data-more', more !== '');
  if (more) list.setAttribute('data-more', more);
}

// Scrolls a tab with a badge (`data-count`) into view, then the selected tab, which takes precedence if there is no room for both.
function showTabs(list: Element): void {
  const marked = list.querySelector('[role="tab"]:has([data-count])');
  // If no tab is selected yet, React Aria is about to select the first.
  const selected = list.querySelector('[aria-selected="true"]') ?? list.firstElementChild;
  for (const tab of [marked, selected]) if (tab) scrollIntoView(list, tab);
  markMore(list);
}

// Tabs mount after the first effects, so a ref callback scrolls, and again once the web font, which is wider, has loaded.
function watchTab(tab: HTMLElement | null): void {
  const list = tab?.closest('[role="tablist"]');
  if (!list || !tab?.matches('[aria-selected="true"], :has([data-count])')) return;
  showTabs(list);
  const page = tab.ownerDocument;
  if ('fonts' in page) void page.fonts.ready.then(() => showTabs(list));
}

/**
 * Renders the content of a tab while it is selected. In a form it stays mounted, so that its fields keep their values and are
 * validated, and its tab is selected when the form focuses one of them.
 */
function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  const isInForm = useContext(FormStoreContext) !== null;
  const state = useContext(TabListStateContext);
  const isHidden = use(HiddenPanelContext) || (state !== null && state.selectedKey !== id);
  const ref = useBeforeMatch(() => state?.setSelectedKey(id));
  return (
    <Panel data-part="panel" ref={ref} id={id} shouldForceMount={isInForm}>
      <HiddenPanelContext value={isHidden}>{children}</HiddenPanelContext>
    </Panel>
  );
}

/**
 * Renders several views in one place. Only the selected panel is rendered; in a `Form` the others stay mounted but hidden, and
 * their fields are validated and sent too.
 */
export function Tabs<Id extends string = string>(given: TabsProps<Id>) {
  const {
    'aria-label': label,
    items,
    selectedKey,
    defaultSelectedKey,
    onSelectionChange,
    variant = 'underline',
    ...props
  } = useProps('Tabs', given);
  if (isDevelopment) checkProps('Tabs', { items });
  const { formatNumber } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  // Without a selected tab, there would be no panel, and Tab would reach no tab.
  const first = items.find(({ isDisabled }) => !isDisabled) ?? items[0];
  const find = (key: string | undefined) => (items.find(({ id }) => id === key) ?? first)?.id;
  // On narrow screens the selected tab may be scrolled out of view.
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const show = () => showTabs(element);
    const sizes = new ResizeObserver(show);
    sizes.observe(element);
    // React Aria may select a tab after it has mounted.
    const selection = new MutationObserver(show);
    selection.observe(element, { subtree: true, attributeFilter: ['aria-selected'] });
    return () => {
      sizes.disconnect();
      selection.disconnect();
    };
  }, []);
  return (
    <Root
      {...props}
      data-part="tabs"
      data-variant={variant}
      selectedKey={selectedKey === undefined ? undefined : find(selectedKey)}
      defaultSelectedKey={find(defaultSelectedKey)}
      onSelectionChange={(key) => onSelectionChange?.(String(key) as Id)}
    >
      <List
        data-part="tab-list"
        ref={list}
        aria-label={label}
        onScroll={({ currentTarget }) => markMore(currentTarget)}
      >
        {items.map(({ id, label, count, badge, isDisabled }) => (
          <Tab data-part="tab" key={id} id={id} isDisabled={isDisabled} ref={watchTab}>
            {wrapTexts(label)}
            {count !== undefined && <Count data-part="count">{formatNumber(count)}</Count>}
            {badge && <CountMark {...badge} />}
          </Tab>
        ))}
      </List>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id}>
          {content}
        </TabPanel>
      ))}
    </Root>
  );
}
