import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCollator } from 'react-aria/useCollator';
import { HiddenSelect, useSelect } from 'react-aria/useSelect';
import { Item } from 'react-stately/Item';
import { useSelectState } from 'react-stately/useSelectState';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { listOptions, type FieldEntry, type FieldOption } from '../field/fieldOption.ts';
import { useLateModule } from '../../internal/lateModule.ts';
import { LetterDelegate } from './LetterDelegate.ts';
import { lateSelectList } from './lateSelectList.ts';
import { SelectBox, SelectedLabel, Trigger } from './SelectField.styles.ts';

type SelectControlProps = {
  id: string;
  name: string | undefined;
  options: readonly FieldEntry[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder: string;
  autoComplete: string | undefined;
  isDisabled: boolean;
  isInvalid: boolean;
  isRequired: boolean;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
};

/**
 * Renders the button with the selected option, and the list that it opens. The list loads on hover or focus: React Aria's own
 * `Select` contains the code of lists and popovers.
 */
export function SelectControl({
  options: entries,
  onChange,
  placeholder,
  autoComplete,
  ...props
}: SelectControlProps) {
  const { isDisabled, isInvalid } = props;
  const options = listOptions(entries);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { module: list, preload } = useLateModule(lateSelectList, () => setOpen(false));
  const control = {
    ...props,
    onChange: (key: string | number | null) => onChange(key === null ? null : String(key)),
    validationBehavior: 'aria',
    allowsEmptyCollection: true,
    // Opened once the list is there, so that keys which are pressed meanwhile do not close it.
    isOpen: isOpen && list !== undefined,
    onOpenChange: (next: boolean) => {
      setOpen(next);
      if (next) preload();
    },
    items: options,
    disabledKeys: options.flatMap(({ id, isDisabled: isOff }) => (isOff ? [id] : [])),
  } as const;
  const state = useSelectState<FieldOption>({
    ...control,
    children: ({ id, label }) => <Item key={id}>{label}</Item>,
  });
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  const keyboardDelegate = new LetterDelegate(state, triggerRef, collator);
  const { triggerProps, valueProps, menuProps, hiddenSelectProps } = useSelect(
    { ...control, keyboardDelegate },
    state,
    triggerRef,
  );
  return (
    <SelectBox
      data-part="box"
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
    >
      <Trigger
        data-part="trigger"
        {...triggerProps}
        ref={triggerRef}
        onHoverStart={preload}
        onFocus={(event) => {
          triggerProps.onFocus?.(event);
          preload();
        }}
        onBlur={(event) => {
          triggerProps.onBlur?.(event);
          // A list whose code arrives now would take the focus from where the user has gone.
          if (!list) setOpen(false);
        }}
      >
        {state.selectedItem?.value?.icon && (
          <span data-part="option-icon">{state.selectedItem.value.icon}</span>
        )}
        <SelectedLabel
          data-part="selected-label"
          {...valueProps}
          data-placeholder={state.selectedItem === null || undefined}
        >
          <span lang={state.selectedItem?.value?.lang}>
            {state.selectedItem?.textValue ?? placeholder}
          </span>
        </SelectedLabel>
        <Icon as={ChevronDown} size={18} />
      </Trigger>
      {list && (
        <list.SelectList
          options={entries}
          state={state}
          triggerRef={triggerRef}
          listProps={menuProps}
        />
      )}
      <HiddenSelect {...hiddenSelectProps} autoComplete={autoComplete} />
    </SelectBox>
  );
}
