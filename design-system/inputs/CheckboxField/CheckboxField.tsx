import { useFieldProps } from '../field/useFieldProps.ts';
import { ChoiceFrame } from '../field/ChoiceFrame.tsx';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { ownPresses } from '../field/ownPresses.ts';
import { findFirst, isTicked, useChoiceField } from '../field/useChoiceField.ts';
import { CheckboxRow } from './CheckboxField.styles.ts';
import { CheckboxIcon } from '../../primitives/choice/CheckboxIcon.tsx';

export type CheckboxFieldProps = FieldProps & {
  /** Whether the checkbox is ticked (controlled). */
  isSelected?: boolean | undefined;
  /**
   * Whether the checkbox is initially ticked (uncontrolled).
   * @default false
   */
  defaultSelected?: boolean | undefined;
  /** Called when the user toggles it. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /**
   * Whether it is indeterminate, because some of several options are ticked.
   * @default false
   */
  isIndeterminate?: boolean | undefined;
  /** The value in native form data while it is ticked. Defaults to `on`. */
  value?: string | undefined;
};

/** Renders a single yes or no. A required one must be ticked. */
export function CheckboxField(given: CheckboxFieldProps) {
  const {
    isSelected,
    defaultSelected = false,
    onChange,
    isIndeterminate,
    value,
    ...props
  } = useFieldProps('CheckboxField', given);
  const { field, frame, control, ...choice } = useChoiceField(props, {
    value: isSelected,
    defaultValue: defaultSelected,
    onChange,
    find: findFirst,
    readFilled: isTicked,
  });
  return (
    <ChoiceFrame {...frame} field={field}>
      <CheckboxRow
        data-part="checkbox-row"
        {...control}
        {...describedBy(field, { hasDescription: Boolean(props.description) })}
        value={value}
        isIndeterminate={isIndeterminate}
        isRequired={field.isRequired}
        validationBehavior="aria"
        isSelected={choice.value}
        onChange={choice.change}
      >
        <CheckboxIcon isIndeterminate={isIndeterminate} />
        <span data-part="label" {...ownPresses}>
          {props.label}
        </span>
      </CheckboxRow>
    </ChoiceFrame>
  );
}
