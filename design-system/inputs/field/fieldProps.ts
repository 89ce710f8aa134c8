import type { ReactNode, Ref } from 'react';
import type { RuleMessages, Rules } from '../../validation/rules.ts';

/** What every field of the kit takes. */
export type FieldProps = {
  /** What is asked for: always visible, and the field's name in its messages. */
  label: string;
  /** A sentence of help below the label. */
  description?: ReactNode;
  /** The key of its value in the form, in native form data and in the server's `errors`. */
  name?: string;
  /** Rules beside those that its constraints ask for; one of the same name replaces the derived one. */
  rules?: Rules;
  /** Other words for some rules, by the rule's name: texts or FormatJS descriptors, `{field}` is the label. */
  messages?: RuleMessages;
  /** A message from outside, shown in place of the field's own for as long as it is given. */
  errorMessage?: string | undefined;
  /**
   * Something must be given.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Out of use: not focusable, not judged, without a value in the form.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * To be read and copied, not changed; not judged.
   * @default false
   */
  isReadOnly?: boolean;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};
