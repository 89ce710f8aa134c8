import { describedBy } from '../../internal/FieldFrame/describedBy.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldOption } from '../../internal/fieldOption.ts';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { useChoiceField } from '../../internal/useChoiceField.ts';
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

function focusRadio(root: HTMLElement): void {
  root.querySelector<HTMLElement>('input:checked, input:not(:disabled)')?.focus();
}

/** One of a few options, all of them in sight. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const {
    options,
    value,
    defaultValue = null,
    onChange,
    label,
    description,
    name,
    ...rest
  } = props;
  const { rules: _rules, messages: _messages, errorMessage: _error, ...more } = rest;
  const { isRequired: _isRequired, isDisabled, isReadOnly, ...data } = more;
  const choice = useChoiceField<string | null>(props, {
    value,
    defaultValue,
    onChange,
    focus: focusRadio,
  });
  const { field } = choice;
  const described = describedBy(field, { hasDescription: Boolean(description) });
  return (
    <FieldFrame {...data} {...{ field, label, description, isDisabled, isReadOnly }} isGroup>
      <RadioRows
        {...{ name, isDisabled, isReadOnly }}
        validationBehavior="aria"
        isRequired={field.isRequired}
        isInvalid={field.message !== null}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={described['aria-describedby']}
        aria-errormessage={described['aria-errormessage']}
        value={choice.value}
        onChange={choice.change}
      >
        {options.map((option) => (
          <RadioRow key={option.value} value={option.value} isDisabled={option.isDisabled}>
            <span data-part="sign" />
            <span>
              {option.label}
              {option.detail && <span data-part="detail">{option.detail}</span>}
            </span>
          </RadioRow>
        ))}
      </RadioRows>
    </FieldFrame>
  );
}
