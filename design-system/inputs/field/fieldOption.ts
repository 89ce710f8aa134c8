/** An option of a choice field. */
export type FieldOption = {
  /** The value that is stored and submitted. */
  id: string;
  /** The text that is shown. */
  label: string;
  /** A second, less prominent line. */
  description?: string;
  /** Other words that find the option in a `ComboBoxField`, such as `UK` for United Kingdom. */
  aliases?: readonly string[];
  /** Whether the option is shown but cannot be selected. */
  isDisabled?: boolean;
};
