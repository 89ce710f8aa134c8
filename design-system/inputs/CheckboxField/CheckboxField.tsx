import type { ReactNode } from 'react';
import { ChoiceFrame } from '../field/ChoiceFrame/ChoiceFrame.tsx';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { focusFirst, useChoiceField } from '../field/useChoiceField.ts';
import { CheckboxRow } from './CheckboxField.styles.ts';
import { CheckboxIcon } from './CheckboxIcon.tsx';

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
export function CheckboxField({
  isSelected,
  defaultSelected = false,
  onChange,
  isIndeterminate,
  value,
  ...props
}: CheckboxFieldProps) {
  const { field, frame, control, ...choice } = useChoiceField(props, {
    value: isSelected,
    defaultValue: defaultSelected,
    onChange,
    focus: focusFirst,
  });
  return (
    <ChoiceFrame {...frame} field={field}>
      <CheckboxRow
        {...control}
        {...describedBy(field, { hasDescription: Boolean(props.description) })}
        {...{ value, isIndeterminate }}
        isRequired={field.isRequired}
        validationBehavior="aria"
        isSelected={choice.value}
        onChange={choice.change}
      >
        <CheckboxIcon isIndeterminate={isIndeterminate} />
        <span data-part="label">{props.label}</span>
      </CheckboxRow>
    </ChoiceFrame>
  );
}
