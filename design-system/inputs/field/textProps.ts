import type { InputHTMLAttributes } from 'react';
import type { FieldProps } from './fieldProps.ts';

type FromNative<Control> = Pick<
  InputHTMLAttributes<Control>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'enterKeyHint'
  | 'form'
  | 'inputMode'
  | 'maxLength'
  | 'minLength'
  | 'onPaste'
  | 'placeholder'
  | 'spellCheck'
>;

/** The props of every text field. `minLength` and `maxLength` render a hint, `maxLength` also a counter near the limit, except for a password. */
export type TextProps<Control extends Element> = FieldProps<Control> &
  FromNative<Control> & {
    /**
     * The direction of the text and its affixes. `auto` follows the first letter of the text, independent of the page.
     * @default 'auto'
     */
    dir?: 'auto' | 'ltr' | 'rtl' | undefined;
    /** The text (controlled). */
    value?: string | undefined;
    /** The initial text (uncontrolled). */
    defaultValue?: string | undefined;
    /** Called with the text on every input. */
    onChange?: ((value: string) => void) | undefined;
  };

/** Splits the props of a text field into props of the native control, of the frame and of the field logic. */
export function splitTextProps<Control extends Element>(props: TextProps<Control>) {
  const {
    autoCapitalize,
    autoComplete,
    autoCorrect,
    autoFocus,
    dir = 'auto',
    enterKeyHint,
    form,
    inputMode,
    onFocus,
    onKeyDown,
    onPaste,
    placeholder,
    spellCheck,
    ...others
  } = props;
  const {
    name,
    rules,
    ruleMessages,
    errorMessage,
    isRequired,
    isDisabled,
    isReadOnly,
    value,
    defaultValue,
    onChange,
    minLength,
    maxLength,
    inputRef,
    validateOn,
    'aria-describedby': describedBy,
    ...frame
  } = others;
  return {
    native: {
      autoCapitalize,
      autoComplete,
      autoCorrect,
      autoFocus,
      dir,
      enterKeyHint,
      form,
      inputMode,
      onFocus,
      onKeyDown,
      onPaste,
      placeholder,
      spellCheck,
    },
    frame,
    rest: {
      name,
      rules,
      messages: ruleMessages,
      errorMessage,
      isRequired,
      isDisabled,
      isReadOnly,
      value,
      defaultValue,
      onChange,
      minLength,
      maxLength,
      inputRef,
      validateOn,
      describedBy,
    },
  };
}
