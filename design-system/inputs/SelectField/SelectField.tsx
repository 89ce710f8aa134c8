import { useIntl } from '../../i18n/intl.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { listOptions, withIds, type FieldEntry } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { useChoiceField } from '../field/useChoiceField.ts';
import type { FindControl } from '../field/useControlFrame.ts';
import { TextBox } from '../TextField/TextField.styles.ts';
import { SelectControl } from './SelectControl.tsx';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type SelectFieldProps<Id extends string = string> = FieldProps & {
  /** The options, also in sections. An empty list shows "Sorry, no matching options". */
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
  /** The text of the closed field without a selection. Defaults to "Choose an option". */
  placeholder?: string | undefined;
  /** The autofill type, e.g. `country`. */
  autoComplete?: string | undefined;
};

const findTrigger: FindControl = (root) => root.querySelector('[id$="-control"]');

/** Renders a field for one of several options in a popover list. For up to five options use `RadioGroupField`. */
export function SelectField<Id extends string = string>(given: SelectFieldProps<Id>) {
  const {
    options: givenOptions,
    value,
    defaultValue = null,
    onChange,
    placeholder,
    autoComplete,
    ...props
  } = useFieldProps('SelectField', given);
  if (isDevelopment) checkProps('SelectField', { options: givenOptions, value, defaultValue });
  const options = withIds<FieldEntry<Id>>(givenOptions);
  const { formatMessage } = useIntl();
  const { field, frame, control, ...choice } = useChoiceField<Id | null>(props, {
    value,
    defaultValue,
    onChange,
    find: findTrigger,
    readFilled: (root) => (root.querySelector('select')?.value as Id) || undefined,
  });
  const { name, isDisabled, isReadOnly, isInvalid } = control;
  const hasDescription = Boolean(props.description);
  // React Aria has no read-only select. A disabled one could not be focused, and would not be submitted.
  if (isReadOnly) {
    const selected = listOptions(options).find(({ id }) => id === choice.value);
    return (
      <FieldFrame {...frame} field={field}>
        <TextBox data-part="box">
          <input
            {...describedBy(field, { hasDescription })}
            id={`${field.id}-control`}
            readOnly
            lang={selected?.lang}
            disabled={isDisabled}
            value={selected?.label ?? ''}
          />
        </TextBox>
        {name && (
          <input type="hidden" name={name} value={choice.value ?? ''} disabled={isDisabled} />
        )}
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <SelectControl
        id={`${field.id}-control`}
        name={name}
        options={options}
        value={choice.value ?? null}
        onChange={(id) => choice.change(id as Id | null)}
        placeholder={
          placeholder ??
          formatMessage({ id: 'ds.select.placeholder', defaultMessage: 'Choose an option' })
        }
        autoComplete={autoComplete}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        isRequired={field.isRequired}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={describedBy(field, { hasDescription, isGroup: true })['aria-describedby']}
      />
    </FieldFrame>
  );
}
