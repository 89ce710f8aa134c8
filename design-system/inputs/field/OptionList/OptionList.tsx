import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Collection, Header, ListBoxSection } from 'react-aria-components/ListBox';
import { FormattedMessage } from '../../../i18n/FormattedMessage/FormattedMessage.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { getSectionKey, listOptions, type FieldEntry, type FieldOption } from '../fieldOption.ts';
import { renderOption } from '../renderOption.tsx';
import { OptionItem, Options } from './OptionList.styles.ts';
import { useVirtualOptions } from './useVirtualOptions.ts';

// In px, as in the styles.
const listPadding = 4;

// From this number of options, rendering them all takes longer than loading the code that renders only those in view.
const longList = 150;

type Props = {
  options: readonly FieldEntry[];
  /** The text of an empty list. Defaults to "Sorry, no matching options". */
  emptyText?: ReactNode;
};

// React Aria would scroll the page until the list is in its middle: https://github.com/heroui-inc/heroui/issues/6821.
function keepPageStill(list: HTMLElement | null): void {
  if (list) list.scrollIntoView = () => undefined;
}

// React Aria scrolls to the selected option only if all options are rendered; a virtual list needs this. Option heights are known in
// the second frame.
function openAtFocus(list: HTMLElement | null): void {
  keepPageStill(list);
  const scroll = () => list?.querySelector('[data-focused], [data-selected]')?.scrollIntoView();
  requestAnimationFrame(() => {
    scroll();
    requestAnimationFrame(scroll);
  });
}

// React Aria would also scroll the page to the option; this scrolls only the list.
function scrollInList(option: HTMLElement | null): void {
  if (!option) return;
  option.scrollIntoView = () => {
    const list = option.closest('[role="listbox"]');
    if (!list) return;
    const [optionRect, listRect] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
    const [above, below] = [
      optionRect.top - listRect.top - listPadding,
      optionRect.bottom - listRect.bottom + listPadding,
    ];
    if (above < 0) list.scrollTop += above;
    else if (below > 0) list.scrollTop += below;
  };
}

function renderItem(option: FieldOption) {
  const { id, label, isDisabled } = option;
  return (
    <OptionItem
      data-part="option-item"
      key={id}
      ref={scrollInList}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
    >
      {renderOption(option)}
      <Icon as={Check} size={16} />
    </OptionItem>
  );
}

function renderEntry(entry: FieldEntry) {
  if (!entry.items) return renderItem(entry);
  const key = getSectionKey(entry);
  return (
    <ListBoxSection key={key} id={key}>
      <Header data-part="section-heading">{entry.label}</Header>
      <Collection items={entry.items}>{renderItem}</Collection>
    </ListBoxSection>
  );
}

/** Renders a list of options (of a long list only those in view), or a text when there are none. */
export function OptionList({ options, emptyText }: Props) {
  const wrap = useVirtualOptions(listOptions(options).length >= longList);
  const list = (
    <Options
      data-part="options"
      ref={wrap ? openAtFocus : keepPageStill}
      data-virtual={wrap && ''}
      // With `items`, React Aria renders only changed options again; with options as children, all of them.
      items={options}
      renderEmptyState={() => (
        <div data-part="empty">
          {emptyText ?? (
            <FormattedMessage id="ds.select.empty" defaultMessage="Sorry, no matching options" />
          )}
        </div>
      )}
    >
      {renderEntry as (item: unknown) => ReactNode}
    </Options>
  );
  return wrap ? wrap(list) : list;
}
