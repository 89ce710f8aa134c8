import type { ReactNode } from 'react';
import { ChoiceFrame } from '../field/ChoiceFrame/ChoiceFrame.tsx';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { focusFirst, useChoiceField } from '../field/useChoiceField.ts';
import { SwitchRow } from './SwitchField.styles.ts';

export type SwitchFieldProps = Omit<FieldProps, 'label' | 'isRequired'> & {
  /** What is on or off. */
  label: ReactNode;
  /** Whether it is on, where the caller keeps it. */
  isSelected?: boolean;
  /**
   * Whether it is on at first, where the field keeps it.
   * @default false
   */
  defaultSelected?: boolean;
  /** Called when it is switched. */
  onChange?: (isSelected: boolean) => void;
  /**
   * What native form data holds while it is on.
   * @default 'on'
   */
  value?: string;
};

/** Turns something on or off, at once where the page has no submit button. To agree to something, use CheckboxField. */
export function SwitchField({
  isSelected,
  defaultSelected = false,
  onChange,
  value,
  ...props
}: SwitchFieldProps) {
  const { field, frame, control, ...choice } = useChoiceField(props, {
    value: isSelected,
    defaultValue: defaultSelected,
    onChange,
    focus: focusFirst,
  });
  const { name, isDisabled, isReadOnly } = control;
  return (
    <ChoiceFrame {...frame} field={field}>
      <SwitchRow
        {...{ name, isDisabled, isReadOnly, value }}
        {...describedBy(field, { hasDescription: Boolean(props.description) })}
        isSelected={choice.value}
        onChange={choice.change}
      >
        <span data-part="track" />
        <span data-part="label">{props.label}</span>
      </SwitchRow>
    </ChoiceFrame>
  );
}
