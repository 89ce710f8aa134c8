import type { InputHTMLAttributes, Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { FieldProps } from './fieldProps.ts';

type FromAria = Pick<
  AriaTextFieldProps,
  'autoComplete' | 'autoFocus' | 'enterKeyHint' | 'inputMode' | 'minLength' | 'maxLength'
>;

type FromNative<Control> = Pick<
  InputHTMLAttributes<Control>,
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'form'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'placeholder'
  | 'spellCheck'
>;

/** What every field takes that is typed into. `minLength` and `maxLength` show a hint, the latter a counter too. */
export type TextProps<Control> = FieldProps &
  FromAria &
  FromNative<Control> & {
    /**
     * The direction of the text and of what stands before and after it; by default the text has that of its
     * first letter, whatever the page's.
     * @default 'auto'
     */
    dir?: 'auto' | 'ltr' | 'rtl';
    /** The text, where the caller keeps it. */
    value?: string;
    /**
     * The text at first, where the field keeps it.
     * @default ''
     */
    defaultValue?: string;
    /** Called with the text at each input. */
    onChange?: (value: string) => void;
    /** The native control, e.g. to select its text. */
    inputRef?: Ref<Control>;
  };

/** Parts the props of a text field: those of the native control, those of the frame, and the field's own. */
export function splitTextProps<Control>(props: TextProps<Control>) {
  const {
    autoCapitalize,
    autoComplete,
    autoCorrect,
    autoFocus,
    dir = 'auto',
    enterKeyHint,
    form,
    inputMode,
    onBlur,
    onFocus,
    onKeyDown,
    onPaste,
    placeholder,
    spellCheck,
    ...others
  } = props;
  const { name, rules, messages, errorMessage, isRequired, isDisabled, isReadOnly, ...more } =
    others;
  const { value, defaultValue, onChange, minLength, maxLength, inputRef, ...frame } = more;
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
      onBlur,
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
      messages,
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
    },
  };
}
