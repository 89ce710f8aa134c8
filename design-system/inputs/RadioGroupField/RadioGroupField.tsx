import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { withIds, type FieldOption } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { renderLabel } from '../field/renderLabel.tsx';
import { findFirst, listTicked, useChoiceField } from '../field/useChoiceField.ts';
import { RadioRow, RadioRows } from './RadioGroupField.styles.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type RadioGroupFieldProps = FieldProps & {
  /** The options. */
  options: readonly FieldOption[];
  /** The id of the selected option, or null (controlled). */
  value?: string | null;
  /**
   * The id of the initially selected option (uncontrolled).
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the id of the selected option. */
  onChange?: (value: string | null) => void;
};

/** Renders a group of radio buttons for one of a few options. */
export function RadioGroupField({
  options: givenOptions,
  value,
  defaultValue = null,
  onChange,
  ...props
}: RadioGroupFieldProps) {
  if (isDevelopment) checkProps('RadioGroupField', { options: givenOptions, value, defaultValue });
  const options = withIds(givenOptions);
  const { field, frame, control, ...choice } = useChoiceField<string | null>(props, {
    value,
    defaultValue,
    onChange,
    find: findFirst,
    readFilled: (root) => listTicked(root)?.[0],
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
              {renderLabel(option)}
              {option.description && <span data-part="detail">{option.description}</span>}
            </span>
          </RadioRow>
        ))}
      </RadioRows>
    </FieldFrame>
  );
}
