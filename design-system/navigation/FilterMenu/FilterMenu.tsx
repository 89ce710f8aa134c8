import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useProps } from '../../internal/useProps.ts';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import { listIds, type Keys } from '../../internal/keys.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Count, Name, Root, Trigger, Value } from './FilterMenu.styles.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

/** An item of a FilterMenu; `textValue` is its label in the button of the closed menu, if the label is not a text. */
export type FilterMenuItem<Id extends string = string> = {
  id: Id;
  label: ReactNode;
  textValue?: string;
  count?: number;
};

export type FilterMenuProps<Id extends string = string> = {
  /** What is filtered or sorted by, such as "Platform": the beginning of the button. */
  label: string;
  /** The items; `count` is the number of results with an item. */
  items: readonly FilterMenuItem<Id>[];
  /** The ids of the selected items (controlled), or `'all'`. */
  selectedKeys?: Keys;
  /**
   * The ids of the initially selected items (uncontrolled), or `'all'`.
   * @default []
   */
  defaultSelectedKeys?: Keys;
  /** Called with the ids of all selected items when the user changes the selection. */
  onSelectionChange?: (keys: Set<Id>) => void;
  /**
   * Whether several items can be selected, or exactly one.
   * @default 'multiple'
   */
  selectionMode?: 'multiple' | 'single';
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders one filter, or the order of a list, as a field of a bar: "Sort: Best match". The list opens below it and is loaded on demand. */
export function FilterMenu<Id extends string = string>(given: FilterMenuProps<Id>) {
  const {
    label,
    items,
    selectedKeys,
    defaultSelectedKeys = [],
    onSelectionChange,
    selectionMode = 'multiple',
    ...props
  } = useProps('FilterMenu', given);
  if (isDevelopment) {
    checkProps('FilterMenu', { items, selectedKeys, defaultSelectedKeys, onSelectionChange });
  }
  const { shortNumber } = useNumberFormats();
  const [current, change] = useControllable<Keys>(
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange as ((keys: unknown) => void) | undefined,
  );
  const selected = listIds(current, items);
  const [first, ...others] = items.filter(({ id }) => selected.includes(id));
  return (
    <Root {...props}>
      <Menu
        aria-label={label}
        selectionMode={selectionMode}
        selectedKeys={selected}
        onSelectionChange={change}
        items={items.map(({ id, label: name, count }) => ({
          id,
          label: (
            <Name data-part="name">
              <span>{name}</span>
              {/* Server and device may format the number differently, because their versions of Unicode differ. */}
              {count !== undefined && (
                <Count data-part="count" suppressHydrationWarning>
                  {shortNumber(count)}
                </Count>
              )}
            </Name>
          ),
        }))}
        trigger={
          <Trigger data-part="trigger">
            <Value data-part="value">
              {first === undefined ? (
                wrapTexts(label)
              ) : (
                <FormattedMessage
                  id="ds.filterMenu.value"
                  defaultMessage="<muted>{label}:</muted> {value}"
                  values={{
                    label,
                    value: <bdi>{first.textValue ?? first.label}</bdi>,
                    muted: (text) => <span data-part="label">{text}</span>,
                  }}
                />
              )}
            </Value>
            {others.length > 0 && (
              <span>
                <FormattedMessage
                  id="ds.filterMenu.more"
                  defaultMessage="+{count, number}"
                  values={{ count: others.length }}
                />
              </span>
            )}
            <Icon as={ChevronDown} size={18} />
          </Trigger>
        }
      />
    </Root>
  );
}
