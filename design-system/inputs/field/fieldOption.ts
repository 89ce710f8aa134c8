import { isDevelopment, reportOnce } from '../../internal/warnOnce.ts';

/** An option of a choice field. */
export type FieldOption = {
  /** The value that is stored and submitted. */
  id: string;
  /** The text that is shown. */
  label: string;
  /** The language of the label as a BCP 47 tag, if the page has another, as for the name of a language. */
  lang?: string;
  /** A second, less prominent line. */
  description?: string;
  /** Other words that find the option in a `ComboBoxField`, such as `UK` for United Kingdom. */
  aliases?: readonly string[];
  /** Whether the option is shown but cannot be selected. */
  isDisabled?: boolean;
};

/** An option as JavaScript without types may pass it: of other libraries, with `value`, or with a number. */
type AnyOption = Omit<FieldOption, 'id'> & {
  readonly id?: string | number;
  readonly value?: string | number;
};

/**
 * Returns the options, each with a text `id`. An option without an `id` gets its `value` or else its label, and an error in
 * development: React Aria would submit a generated id such as `react-aria-1`.
 */
export function withIds(options: readonly FieldOption[]): readonly FieldOption[] {
  if (options.every(({ id }) => typeof id === 'string')) return options;
  if (isDevelopment) {
    reportOnce('An option of a field has no `id` that is a string. Options are `{ id, label }`.');
  }
  return (options as readonly AnyOption[]).map((option) => ({
    ...option,
    id: String(option.id ?? option.value ?? option.label),
  }));
}
