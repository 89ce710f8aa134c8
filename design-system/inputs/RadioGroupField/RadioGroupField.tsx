import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { FieldOption } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { focusFirst, useChoiceField } from '../field/useChoiceField.ts';
import { RadioRow, RadioRows } from './RadioGroupField.styles.ts';

export type RadioGroupFieldProps = FieldProps & {
  /** What there is to choose from. */
  options: readonly FieldOption[];
  /** The value of the chosen option or null, where the caller keeps it. */
  value?: string | null;
  /**
   * The value of the option chosen at first, where the field keeps it.
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the value of the option that is chosen. */
  onChange?: (value: string | null) => void;
};

/** One of a few options, all of them in sight. */
export function RadioGroupField({
  options,
  value,
  defaultValue = null,
  onChange,
  ...props
}: RadioGroupFieldProps) {
  const { field, frame, control, ...choice } = useChoiceField<string | null, string>(props, {
    value,
    defaultValue,
    onChange,
    focus: focusFirst,
  });
  const described = describedBy(field, { hasDescription: Boolean(props.description) });
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <RadioRows
        {...control}
        validationBehavior="aria"
        isRequired={field.isRequired}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={described['aria-describedby']}
        aria-errormessage={described['aria-errormessage']}
        value={choice.value}
        onChange={choice.change}
      >
        {options.map((option) => (
          <RadioRow key={option.id} value={option.id} isDisabled={option.isDisabled}>
            <span data-part="icon" />
            <span>
              {option.label}
              {option.description && <span data-part="detail">{option.description}</span>}
            </span>
          </RadioRow>
        ))}
      </RadioRows>
    </FieldFrame>
  );
}
