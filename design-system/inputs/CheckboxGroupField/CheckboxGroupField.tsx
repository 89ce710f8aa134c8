import { describedBy } from '../../internal/FieldFrame/describedBy.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldOption } from '../../internal/fieldOption.ts';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { useChoiceField } from '../../internal/useChoiceField.ts';
import { CheckboxRow } from '../CheckboxField/CheckboxField.styles.ts';
import { CheckboxSign } from '../CheckboxField/CheckboxSign.tsx';
import { CheckboxRows } from './CheckboxGroupField.styles.ts';

export type CheckboxGroupFieldProps = FieldProps & {
  /** What there is to choose from. */
  options: readonly FieldOption[];
  /** The values of the checked options, where the caller keeps them. */
  value?: readonly string[];
  /**
   * The values of the options checked at first, where the field keeps them.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with the values of the checked options. */
  onChange?: (value: readonly string[]) => void;
};

const none: readonly string[] = [];

/** Any number of a few options. A required one asks for at least one of them. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const {
    options,
    value,
    defaultValue = none,
    onChange,
    label,
    description,
    name,
    ...rest
  } = props;
  const { rules: _rules, messages: _messages, errorMessage: _error, ...more } = rest;
  const { isRequired: _isRequired, isDisabled, isReadOnly, ...data } = more;
  const choice = useChoiceField(props, {
    value,
    defaultValue,
    onChange,
    focus: (root) => root.querySelector('input')?.focus(),
  });
  const { field } = choice;
  const described = describedBy(field, { hasDescription: Boolean(description), isGroup: true });
  return (
    <FieldFrame {...data} {...{ field, label, description, isDisabled, isReadOnly }} isGroup>
      <CheckboxRows
        {...{ name, isDisabled, isReadOnly }}
        validationBehavior="aria"
        isInvalid={field.message !== null}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={described['aria-describedby']}
        value={[...choice.value]}
        onChange={choice.change}
      >
        {options.map((option) => (
          <CheckboxRow key={option.value} value={option.value} isDisabled={option.isDisabled}>
            <CheckboxSign />
            <span>
              {option.label}
              {option.detail && <span data-part="detail">{option.detail}</span>}
            </span>
          </CheckboxRow>
        ))}
      </CheckboxRows>
    </FieldFrame>
  );
}
