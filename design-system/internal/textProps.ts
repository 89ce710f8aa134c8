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
