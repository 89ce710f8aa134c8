/** One of the things to choose from. */
export type FieldOption = {
  /** What is kept and sent. */
  id: string;
  /** What is shown. */
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** It stands there and cannot be chosen. */
  isDisabled?: boolean;
};
