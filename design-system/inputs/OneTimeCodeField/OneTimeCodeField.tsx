import { useEffect, useRef, type CSSProperties } from 'react';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { mergeRules } from '../../validation/rules.ts';
import { CodeBox } from './OneTimeCodeField.styles.ts';
import { codeText, isCode, tidyCode } from './codeText.ts';

type Inherited = Omit<
  TextProps<HTMLInputElement>,
  'minLength' | 'maxLength' | 'spellCheck' | 'autoCapitalize' | 'autoCorrect' | 'dir'
>;

export type OneTimeCodeFieldProps = Inherited & {
  /**
   * How many digits the code has.
   * @default 6
   */
  length?: number;
  /** Called with the code as soon as it has all its digits, e.g. to send it. */
  onComplete?: (code: string) => void;
};

function selectWhole(control: HTMLInputElement | null, length: number): void {
  if (control !== document.activeElement || control === null) return;
  if (isCode(control.value, length)) control.select();
}

/** A one-time code in one field, so that it can be pasted, filled in by the phone and corrected as any text. */
export function OneTimeCodeField({ length = 6, onComplete, ...props }: OneTimeCodeFieldProps) {
  const completed = useRef('');
  const { frame, input, control } = useTextControl<HTMLInputElement>(
    {
      inputMode: 'numeric',
      autoComplete: 'one-time-code',
      enterKeyHint: 'done',
      ...props,
      ...(props.value !== undefined && { value: codeText(props.value) }),
      ...(props.defaultValue !== undefined && { defaultValue: codeText(props.defaultValue) }),
      dir: 'ltr',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      rules: mergeRules({ digits: length }, props.rules),
      onChange: (text) => props.onChange?.(codeText(text)),
      onFocus: (event) => {
        if (message !== null) selectWhole(event.currentTarget, length);
        props.onFocus?.(event);
      },
      onBlur: (event) => {
        tidyCode(event.currentTarget);
        props.onBlur?.(event);
      },
    },
    { toValue: codeText },
  );
  const { message } = frame.field;

  // A message at a whole code is the server's: that code is to be replaced, so the next digit begins a new one.
  useEffect(() => {
    if (message !== null) selectWhole(control.current, length);
  }, [message, length, control]);

  function finish(element: HTMLInputElement): void {
    tidyCode(element);
    const code = element.value;
    const isComplete = isCode(code, length);
    if (isComplete && code !== completed.current) onComplete?.(code);
    completed.current = isComplete ? code : '';
  }

  const style = { '--code-length': length } as CSSProperties;
  return (
    <FieldFrame {...frame}>
      <CodeBox style={style}>
        <input
          {...input}
          type="text"
          spellCheck={false}
          onChange={(event) => {
            // What an input method puts together is not touched before it has ended.
            const { isComposing } = event.nativeEvent as InputEvent;
            if (!isComposing) tidyCode(event.target);
            input.onChange(event);
            if (!isComposing) finish(event.target);
          }}
          onCompositionEnd={(event) => {
            tidyCode(event.currentTarget);
            input.onCompositionEnd();
            finish(event.currentTarget);
          }}
        />
      </CodeBox>
    </FieldFrame>
  );
}
