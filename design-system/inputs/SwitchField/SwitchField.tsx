import type { ReactNode } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { ChoiceFrame } from '../field/ChoiceFrame.tsx';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { focusFirst, isTicked, useChoiceField } from '../field/useChoiceField.ts';
import { SwitchRow } from '../../primitives/choice/switchRow.styles.ts';

export type SwitchFieldProps = Omit<FieldProps, 'label' | 'isRequired'> & {
  /** The setting that the switch turns on or off. */
  label: ReactNode;
  /** Whether the switch is on (controlled). */
  isSelected?: boolean;
  /**
   * Whether the switch is initially on (uncontrolled).
   * @default false
   */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** The value in native form data while the switch is on. Defaults to `on`. */
  value?: string;
};

/** Renders a switch for a setting that takes effect immediately. For consent use `CheckboxField`. */
export function SwitchField(given: SwitchFieldProps) {
  const {
    isSelected,
    defaultSelected = false,
    onChange,
    value,
    ...props
  } = useProps('SwitchField', given);
  const { field, frame, control, ...choice } = useChoiceField(props, {
    value: isSelected,
    defaultValue: defaultSelected,
    onChange,
    focus: focusFirst,
    readFilled: isTicked,
  });
  const { name, isDisabled, isReadOnly } = control;
  return (
    <ChoiceFrame {...frame} field={field}>
      <SwitchRow
        data-part="switch-row"
        name={name}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        value={value}
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
