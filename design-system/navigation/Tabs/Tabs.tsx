import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { FormattedNumber } from 'react-intl';
import { bringIntoSight } from './bringIntoSight.ts';
import { Count, List, Panel, Root, Tab } from './Tabs.styles.ts';

/** One tab and what it shows. */
export type TabItem = { id: string; title: ReactNode; count?: number; content: ReactNode };

export type TabsProps = {
  /** What the tabs are about, for a screen reader. */
  label: string;
  /** The tabs, in their order. */
  items: readonly TabItem[];
  /** The open tab, where the application keeps it (in the address, say). */
  selected?: string;
  /** Which is open first, where the component keeps it; otherwise the first. */
  defaultSelected?: string;
  /** Called with the id of the tab that the reader opens. */
  onSelect?: (id: string) => void;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

// The tabs come after the first effects have run, so the open one is looked for when it comes, and once more in its own
// typeface, which is wider than the one before.
function show(tab: HTMLElement | null): void {
  const list = tab?.closest('[role="tablist"]');
  if (!list || tab?.getAttribute('aria-selected') !== 'true') return;
  bringIntoSight(list, tab);
  if ('fonts' in document) void document.fonts.ready.then(() => bringIntoSight(list, tab));
}

/** Several views in one place. Only the open one is in the page. */
export function Tabs({ label, items, selected, defaultSelected, onSelect, ...props }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a narrow screen the tabs scroll, and the open one may be beyond the edge.
  useEffect(() => {
    const open = list.current?.querySelector('[role="tab"][aria-selected="true"]');
    if (list.current && open) bringIntoSight(list.current, open);
  }, [selected]);
  return (
    <Root
      {...props}
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <List ref={list} aria-label={label}>
        {items.map(({ id, title, count }) => (
          <Tab key={id} id={id} ref={show}>
            {title}
            {count !== undefined && (
              <Count>
                <FormattedNumber value={count} />
              </Count>
            )}
          </Tab>
        ))}
      </List>
      {items.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </Root>
  );
}
