import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import {
  ToggleGroupStateContext,
  type ToggleGroupState,
} from 'react-aria-components/ToggleButtonGroup';
import { useProps } from '../../internal/useProps.ts';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import { Bar, Chip, Count } from './FilterChips.styles.ts';
import { listIds, type Key, type Keys } from '../../internal/keys.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

/** A filter of FilterChips. */
export type FilterChipsItem<Id extends string = string> = {
  id: Id;
  label: ReactNode;
  count?: number;
};

export type FilterChipsProps<Id extends string = string> = {
  /** The accessible name: what is filtered by, such as "Platform". */
  'aria-label': string;
  /** The items; `count` is the number of results with an item, which a `FilterBar` shows only in its drawer. */
  items: readonly FilterChipsItem<Id>[];
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

type Selection = Required<Pick<FilterChipsProps, 'selectionMode'>> & {
  selectedKeys: readonly string[];
  onSelectionChange: (keys: Set<Key>) => void;
};

/**
 * Returns the controlled selection in the form in which React Aria's toggle buttons read it from their context. React Aria's group of
 * toggle buttons would also load the code of its toolbar.
 */
function createGroupState({
  selectedKeys,
  onSelectionChange,
  selectionMode,
}: Selection): ToggleGroupState {
  const toggle = (id: string) => {
    const next = new Set<Key>(selectionMode === 'single' ? [] : selectedKeys);
    if (!next.delete(id)) next.add(id);
    onSelectionChange(next);
  };
  return {
    selectionMode,
    isDisabled: false,
    selectedKeys: new Set(selectedKeys),
    toggleKey: (key) => toggle(String(key)),
    setSelected: (key) => toggle(String(key)),
    setSelectedKeys: onSelectionChange,
  };
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus between the chips, as in a toolbar. React Aria's toolbar would load more code. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: bar, target, key, altKey, ctrlKey, metaKey } = event;
  const step = steps[key];
  // With Alt or ⌘, the browser goes back.
  if (step === undefined || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  const chips = [...bar.querySelectorAll('button')];
  const index = chips.findIndex((chip) => chip === target);
  chips[index + (getComputedStyle(bar).direction === 'rtl' ? -step : step)]?.focus();
}

// The space separates the number from the label in the accessible name.
function toSuffix(text: string): string {
  return ` ${text}`;
}

/**
 * Renders filters that users toggle one by one. Selected filters have strong text and a bold edge. Their size stays the same, so that
 * nothing below them moves.
 */
export function FilterChips<Id extends string = string>(given: FilterChipsProps<Id>) {
  const {
    'aria-label': label,
    items,
    selectedKeys: keys,
    defaultSelectedKeys = [],
    onSelectionChange,
    selectionMode = 'multiple',
    ...props
  } = useProps('FilterChips', given);
  if (isDevelopment) {
    checkProps('FilterChips', {
      items,
      selectedKeys: keys,
      defaultSelectedKeys,
      onSelectionChange,
    });
  }
  const [current, change] = useControllable<Keys>(
    keys,
    defaultSelectedKeys,
    onSelectionChange as ((keys: unknown) => void) | undefined,
  );
  const selectedKeys = listIds(current, items);
  const { shortNumber } = useNumberFormats();
  const [lastFocused, setLastFocused] = useState<string>();
  const isSingle = selectionMode === 'single';
  // Tab moves to one of the chips, and past the others.
  const stops = [lastFocused, isSingle ? selectedKeys[0] : undefined, items[0]?.id];
  const stop = stops.find((key) => items.some(({ id }: { id: string }) => id === key));
  return (
    <Bar
      data-part="bar"
      {...props}
      role={isSingle ? 'radiogroup' : 'toolbar'}
      aria-label={label}
      aria-orientation="horizontal"
      onKeyDown={moveFocus}
    >
      <ToggleGroupStateContext
        value={createGroupState({ selectedKeys, onSelectionChange: change, selectionMode })}
      >
        {items.map(({ id, label: text, count }) => (
          <Chip
            data-part="chip"
            key={id}
            id={id}
            excludeFromTabOrder={id !== stop}
            onFocus={() => setLastFocused(id)}
          >
            {wrapTexts(text)}
            {count !== undefined && (
              // Server and device may format the number differently, because their versions of Unicode differ.
              <Count data-part="count" suppressHydrationWarning>
                {toSuffix(shortNumber(count))}
              </Count>
            )}
          </Chip>
        ))}
      </ToggleGroupStateContext>
    </Bar>
  );
}
