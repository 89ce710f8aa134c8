import { ChevronDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Icon } from '../../data/Icon/Icon.tsx';
import { describedBy } from '../../internal/FieldFrame/describedBy.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldOption } from '../../internal/fieldOption.ts';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { useChoiceField } from '../../internal/useChoiceField.ts';
import { Chosen, SelectBox, Sheet, Trigger } from './SelectField.styles.ts';
import { SelectOptions } from './SelectOptions.tsx';

export type SelectFieldProps = Omit<FieldProps, 'isReadOnly'> & {
  /** What there is to choose from; none shows "Sorry, no matching options". */
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
  /**
   * What the closed field says while nothing is chosen.
   * @default "Choose an option"
   */
  placeholder?: string;
  /** What autofill may fill in, e.g. `country`. */
  autoComplete?: string;
};

/** One of several options in a list that opens. For up to five that fit on the page, RadioGroupField is quicker. */
export function SelectField({
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder,
  autoComplete,
  ...props
}: SelectFieldProps) {
  const { formatMessage } = useIntl();
  const { label, description, name, id, ref, isDisabled, ...rest } = props;
  const { rules: _rules, messages: _messages, errorMessage: _error, isRequired, ...data } = rest;
  const choice = useChoiceField<string | null>(props, {
    value,
    defaultValue,
    onChange,
    focus: (root) => root.querySelector('button')?.focus(),
  });
  const { field } = choice;
  const described = describedBy(field, { hasDescription: Boolean(description), isGroup: true });
  return (
    <FieldFrame {...data} {...{ field, label, description, id, ref, isDisabled }} isGroup>
      <SelectBox
        {...{ name, isDisabled, isRequired, autoComplete }}
        validationBehavior="aria"
        allowsEmptyCollection
        isInvalid={field.message !== null}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={described['aria-describedby']}
        value={choice.value}
        onChange={(key) => choice.change(key === null ? null : String(key))}
        placeholder={
          placeholder ??
          formatMessage({ id: 'ds.select.placeholder', defaultMessage: 'Choose an option' })
        }
      >
        <Trigger id={`${field.id}-control`}>
          <Chosen>
            {({ isPlaceholder, defaultChildren, selectedText }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </Chosen>
          <Icon as={ChevronDown} size={18} />
        </Trigger>
        <Sheet>
          <SelectOptions options={options} />
        </Sheet>
      </SelectBox>
    </FieldFrame>
  );
}
