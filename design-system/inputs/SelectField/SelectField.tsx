import { ChevronDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { FieldOption } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { OptionList } from '../field/OptionList/OptionList.tsx';
import { Sheet } from '../field/OptionList/OptionList.styles.ts';
import { useChoiceField } from '../field/useChoiceField.ts';
import { Chosen, SelectBox, Trigger } from './SelectField.styles.ts';

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

function focusTrigger(root: HTMLElement): void {
  root.querySelector('button')?.focus();
}

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
  const { field, frame, control, ...choice } = useChoiceField<string | null, string>(props, {
    value,
    defaultValue,
    onChange,
    focus: focusTrigger,
  });
  const { name, isDisabled, isInvalid } = control;
  const hasDescription = Boolean(props.description);
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <SelectBox
        {...{ name, isDisabled, isInvalid, autoComplete }}
        validationBehavior="aria"
        allowsEmptyCollection
        isRequired={field.isRequired}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={describedBy(field, { hasDescription, isGroup: true })['aria-describedby']}
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
          <OptionList options={options} />
        </Sheet>
      </SelectBox>
    </FieldFrame>
  );
}
