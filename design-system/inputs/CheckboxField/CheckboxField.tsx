import type { ReactNode } from 'react';
import { ChoiceFrame } from '../../internal/ChoiceFrame/ChoiceFrame.tsx';
import { describedBy } from '../../internal/FieldFrame/describedBy.ts';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { useChoiceField } from '../../internal/useChoiceField.ts';
import { CheckboxRow } from './CheckboxField.styles.ts';
import { CheckboxSign } from './CheckboxSign.tsx';

export type CheckboxFieldProps = Omit<FieldProps, 'label'> & {
  /** What is agreed to or chosen; links may stand in it. */
  label: ReactNode;
  /** Whether it is checked, where the caller keeps it. */
  isSelected?: boolean;
  /**
   * Whether it is checked at first, where the field keeps it.
   * @default false
   */
  defaultSelected?: boolean;
  /** Called when it is checked or unchecked. */
  onChange?: (isSelected: boolean) => void;
  /**
   * Some of what it stands for is chosen.
   * @default false
   */
  isIndeterminate?: boolean;
  /**
   * What native form data holds while it is checked.
   * @default 'on'
   */
  value?: string;
};

/** A single yes or no. A required one must be checked. */
export function CheckboxField(props: CheckboxFieldProps) {
  const {
    label,
    description,
    isSelected,
    defaultSelected = false,
    onChange,
    value,
    ...rest
  } = props;
  const { name, isRequired, isDisabled, isReadOnly, isIndeterminate, ...more } = rest;
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
      <CheckboxRow
        {...{ name, value, isDisabled, isReadOnly, isIndeterminate }}
        {...describedBy(field, { hasDescription: Boolean(description) })}
        isRequired={field.isRequired}
        validationBehavior="aria"
        isInvalid={field.message !== null}
        isSelected={choice.value}
        onChange={choice.change}
      >
        <CheckboxSign isIndeterminate={isIndeterminate} />
        <span data-part="label">{label}</span>
      </CheckboxRow>
    </ChoiceFrame>
  );
}
