import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { FormattedNumber } from 'react-intl';
import { scrollIntoView } from './scrollIntoView.ts';
import { Count, List, Panel, Root, Tab } from './Tabs.styles.ts';

/** One tab and what it shows. */
export type TabItem = { id: string; label: ReactNode; count?: number; content: ReactNode };

export type TabsProps = {
  /** What the tabs are about, for a screen reader. */
  label: string;
  /** The tabs, in their order. */
  items: readonly TabItem[];
  /** The open tab, where the application keeps it (in the address, say). */
  selectedKey?: string;
  /** Which is open first, where the component keeps it; otherwise the first. */
  defaultSelectedKey?: string;
  /** Called with the id of the tab that the reader opens. */
  onSelectionChange?: (id: string) => void;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

// The tabs come after the first effects have run, so the open one is looked for when it comes, and once more in its own
// typeface, which is wider than the one before.
function show(tab: HTMLElement | null): void {
  const list = tab?.closest('[role="tablist"]');
  if (!list || tab?.getAttribute('aria-selected') !== 'true') return;
  scrollIntoView(list, tab);
  if ('fonts' in document) void document.fonts.ready.then(() => scrollIntoView(list, tab));
}

/** Several views in one place. Only the open one is in the page. */
export function Tabs({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  ...props
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a narrow screen the tabs scroll, and the open one may be beyond the edge.
  useEffect(() => {
    const open = list.current?.querySelector('[role="tab"][aria-selected="true"]');
    if (list.current && open) scrollIntoView(list.current, open);
  }, [selectedKey]);
  return (
    <Root
      {...props}
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey}
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
    >
      <List ref={list} aria-label={label}>
        {items.map(({ id, label, count }) => (
          <Tab key={id} id={id} ref={show}>
            {label}
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
