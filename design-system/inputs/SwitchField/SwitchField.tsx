import { useFieldProps } from '../field/useFieldProps.ts';
import { ChoiceFrame } from '../field/ChoiceFrame.tsx';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { ownPresses } from '../field/ownPresses.ts';
import { findFirst, isTicked, useChoiceField } from '../field/useChoiceField.ts';
import { SwitchRow } from '../../primitives/choice/switchRow.styles.ts';

export type SwitchFieldProps = FieldProps & {
  /** Whether the switch is on (controlled). */
  isSelected?: boolean | undefined;
  /**
   * Whether the switch is initially on (uncontrolled).
   * @default false
   */
  defaultSelected?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** The value in native form data while the switch is on. Defaults to `on`. */
  value?: string | undefined;
};

/** Renders a switch for a setting that takes effect immediately. A required one must be on. For consent use `CheckboxField`. */
export function SwitchField(given: SwitchFieldProps) {
  const {
    isSelected,
    defaultSelected = false,
    onChange,
    value,
    ...props
  } = useFieldProps('SwitchField', given);
  const { field, frame, control, ...choice } = useChoiceField(props, {
    value: isSelected,
    defaultValue: defaultSelected,
    onChange,
    find: findFirst,
    readFilled: isTicked,
  });
  const { name, isDisabled, isReadOnly } = control;
  return (
    <ChoiceFrame {...frame} field={field} isGroup>
      <SwitchRow
        data-part="switch-row"
        name={name}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        value={value}
        // React Aria's switch has no `isRequired`, so the description has the text "Required".
        {...describedBy(field, { hasDescription: Boolean(props.description), isGroup: true })}
        isSelected={choice.value}
        onChange={choice.change}
      >
        <span data-part="track" />
        <span data-part="label" {...ownPresses}>
          {props.label}
        </span>
      </SwitchRow>
    </ChoiceFrame>
  );
}
