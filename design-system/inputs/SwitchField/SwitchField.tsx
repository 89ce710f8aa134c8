import type { ReactNode } from 'react';
import { ChoiceFrame } from '../../internal/ChoiceFrame/ChoiceFrame.tsx';
import { describedBy } from '../../internal/FieldFrame/describedBy.ts';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { useChoiceField } from '../../internal/useChoiceField.ts';
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
export function SwitchField(props: SwitchFieldProps) {
  const {
    label,
    description,
    isSelected,
    defaultSelected = false,
    onChange,
    value,
    ...rest
  } = props;
  const { name, isDisabled, isReadOnly, ...more } = rest;
  const { rules: _rules, messages: _messages, errorMessage: _error, ...frame } = more;
  const choice = useChoiceField(
    { ...props, label: typeof label === 'string' ? label : undefined },
    {
      value: isSelected,
      defaultValue: defaultSelected,
      onChange,
      focus: (root) => root.querySelector('input')?.focus(),
    },
  );
  const { field } = choice;
  return (
    <ChoiceFrame {...frame} {...{ field, description, isDisabled }}>
      <SwitchRow
        {...{ name, value, isDisabled, isReadOnly }}
        {...describedBy(field, { hasDescription: Boolean(description) })}
        isSelected={choice.value}
        onChange={choice.change}
      >
        <span data-part="track" />
        <span data-part="label">{label}</span>
      </SwitchRow>
    </ChoiceFrame>
  );
}
