import { useFieldProps } from '../field/useFieldProps.ts';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { withIds, type FieldEntry } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { renderOption, renderRows } from '../field/renderOption.tsx';
import { findFirst, listTicked, useChoiceField } from '../field/useChoiceField.ts';
import { RadioRow, RadioRows } from './RadioGroupField.styles.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type RadioGroupFieldProps<Id extends string = string> = FieldProps & {
  /** The options, also in sections. */
  options: readonly FieldEntry<Id>[];
  /** The id of the selected option, or null (controlled). */
  value?: Id | null | undefined;
  /**
   * The id of the initially selected option (uncontrolled).
   * @default null
   */
  defaultValue?: Id | null | undefined;
  /** Called with the id of the selected option. */
  onChange?: ((value: Id | null) => void) | undefined;
};

/** Renders a group of radio buttons for one of a few options. */
export function RadioGroupField<Id extends string = string>(given: RadioGroupFieldProps<Id>) {
  const {
    options: givenOptions,
    value,
    defaultValue = null,
    onChange,
    ...props
  } = useFieldProps('RadioGroupField', given);
  if (isDevelopment) checkProps('RadioGroupField', { options: givenOptions, value, defaultValue });
  const options = withIds<FieldEntry<Id>>(givenOptions);
  const { field, frame, control, ...choice } = useChoiceField<Id | null>(props, {
    value,
    defaultValue,
    onChange,
    find: findFirst,
    readFilled: (root) => listTicked(root)?.[0] as Id | undefined,
  });
  const described = describedBy(field, { hasDescription: Boolean(props.description) });
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <RadioRows
        // React Aria's radios keep their first name, also in a row that moves.
        key={control.name}
        data-part="radio-rows"
        {...control}
        validationBehavior="aria"
        isRequired={field.isRequired}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={described['aria-describedby']}
        aria-errormessage={described['aria-errormessage']}
        value={choice.value}
        onChange={(id) => choice.change(id as Id)}
      >
        {renderRows(options, (option) => (
          <RadioRow
            data-part="radio-row"
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled}
          >
            <span data-part="indicator" />
            {renderOption(option)}
          </RadioRow>
        ))}
      </RadioRows>
    </FieldFrame>
  );
}
