import { useRef, type RefObject } from 'react';
import type { AriaListBoxOptions } from 'react-aria/useListBox';
import { ListBoxContext, type ListBoxProps } from 'react-aria-components/ListBox';
import type { SelectState } from 'react-stately/useSelectState';
import { useForeignElements } from '../../internal/foreignElements.ts';
import { useCloseWhenHidden } from '../../internal/hiddenPanel.ts';
import type { FieldEntry, FieldOption } from '../field/fieldOption.ts';
import { OptionList } from '../field/OptionList/OptionList.tsx';
import { OptionPopover } from '../field/OptionList/OptionList.styles.ts';

type SelectListProps = {
  options: readonly FieldEntry[];
  state: SelectState<FieldOption>;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The props of the list box that `useSelect` returns. */
  listProps: AriaListBoxOptions<FieldOption>;
};

/** Renders the list of a select in its popover. In its own chunk, because most users open few lists. */
export function SelectList({ options, state, triggerRef, listProps }: SelectListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  useCloseWhenHidden(() => state.close());
  useForeignElements();
  const selection: ListBoxProps<FieldOption> = {
    selectionMode: 'single',
    selectedKeys: state.value === null ? [] : [state.value],
    // A press on the selected option deselects it, which is reported with no keys: the list only closes.
    disallowEmptySelection: false,
    // Escape closes the list and does not deselect the option.
    escapeKeyBehavior: 'none',
    onSelectionChange: (keys) => {
      const [key = state.value] = keys === 'all' ? [] : keys;
      state.setValue(key);
      state.close();
    },
  };
  return (
    <OptionPopover
      data-part="option-popover"
      trigger="Select"
      triggerRef={triggerRef}
      scrollRef={listRef}
      aria-labelledby={listProps['aria-labelledby']}
      placement="bottom start"
      isOpen={state.isOpen}
      onOpenChange={(isOpen) => state.setOpen(isOpen)}
    >
      <ListBoxContext value={{ ...listProps, ...selection, ref: listRef }}>
        <OptionList options={options} />
      </ListBoxContext>
    </OptionPopover>
  );
}
