import type { ReactNode, Ref } from 'react';
import {
  ToggleGroupStateContext,
  type ToggleGroupState,
} from 'react-aria-components/ToggleButtonGroup';
import type { ToolbarProps } from 'react-aria-components/Toolbar';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import { Bar, Chip, Count } from './FilterChips.styles.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

export type FilterChipsProps = {
  /** The accessible name: what is filtered by, such as "Platform". */
  label: string;
  /** The options; `count` is the number of results with an option, which a `FilterBar` shows only in its drawer. */
  options: readonly { id: string; label: ReactNode; count?: number }[];
  /** The ids of the selected options (controlled). */
  selectedKeys: readonly string[];
  /** Called with the ids of all selected options when the user changes the selection. */
  onSelectionChange: (selected: string[]) => void;
  /**
   * Whether several options can be selected, or exactly one.
   * @default 'multiple'
   */
  selectionMode?: 'multiple' | 'single';
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const asRadioGroup: ToolbarProps['render'] = (props) => <div {...props} role="radiogroup" />;

type Selection = Required<
  Pick<FilterChipsProps, 'selectedKeys' | 'onSelectionChange' | 'selectionMode'>
>;

function createGroupState({
  selectedKeys,
  onSelectionChange,
  selectionMode,
}: Selection): ToggleGroupState {
  const toggle = (id: string) => {
    if (selectionMode === 'single') onSelectionChange([id]);
    else if (selectedKeys.includes(id)) {
      onSelectionChange(selectedKeys.filter((other) => other !== id));
    } else onSelectionChange([...selectedKeys, id]);
  };
  return {
    selectionMode,
    isDisabled: false,
    selectedKeys: new Set(selectedKeys),
    toggleKey: (key) => toggle(String(key)),
    setSelected: (key) => toggle(String(key)),
    setSelectedKeys: (keys) => onSelectionChange([...keys].map(String)),
  };
}

function toSuffix(text: string): string {
  return ` ${text}`;
}

/** Renders filters that users toggle one by one. Selected ones are filled; their size stays, so that nothing below moves. */
export function FilterChips({
  label,
  options,
  selectedKeys,
  onSelectionChange,
  selectionMode = 'multiple',
  ...props
}: FilterChipsProps) {
  const { shortNumber } = useNumberFormats();
  return (
    <Bar
      {...props}
      aria-label={label}
      render={selectionMode === 'single' ? asRadioGroup : undefined}
    >
      <ToggleGroupStateContext
        value={createGroupState({ selectedKeys, onSelectionChange, selectionMode })}
      >
        {options.map(({ id, label: text, count }) => (
          <Chip
            key={id}
            id={id}
            onPress={({ target }) => {
              // Toolbar moves the focus of a click to the chip that had it last.
              if (target instanceof HTMLElement) target.focus();
            }}
          >
            {wrapTexts(text)}
            {count !== undefined && (
              <Count suppressHydrationWarning>{toSuffix(shortNumber(count))}</Count>
            )}
          </Chip>
        ))}
      </ToggleGroupStateContext>
    </Bar>
  );
}
