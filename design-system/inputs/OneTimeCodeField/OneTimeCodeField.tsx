import { useEffect, useRef, type CSSProperties } from 'react';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { mergeRules } from '../../validation/rules.ts';
import { CodeBox } from './OneTimeCodeField.styles.ts';
import { normalizeCode, isCompleteCode, normalizeControl } from './codeText.ts';

type Inherited = Omit<
  TextProps<HTMLInputElement>,
  'minLength' | 'maxLength' | 'spellCheck' | 'autoCapitalize' | 'autoCorrect' | 'dir'
>;

export type OneTimeCodeFieldProps = Inherited & {
  /**
   * The number of digits.
   * @default 6
   */
  length?: number;
  /** Called with the code as soon as it has all its digits, e.g. to submit it. */
  onComplete?: (code: string) => void;
};

function selectCompleteCode(control: HTMLInputElement | null, length: number): void {
  if (control !== document.activeElement || control === null) return;
  if (isCompleteCode(control.value, length)) control.select();
}

/** Renders a field for a one-time code, as one input that supports pasting and autofill. */
export function OneTimeCodeField({ length = 6, onComplete, ...props }: OneTimeCodeFieldProps) {
  const completed = useRef('');
  const { frame, input, control } = useTextControl<HTMLInputElement>(
    {
      inputMode: 'numeric',
      autoComplete: 'one-time-code',
      enterKeyHint: 'done',
      ...props,
      ...(props.value !== undefined && { value: normalizeCode(props.value) }),
      ...(props.defaultValue !== undefined && { defaultValue: normalizeCode(props.defaultValue) }),
      dir: 'ltr',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      rules: mergeRules({ digits: length }, props.rules),
      onChange: (text) => props.onChange?.(normalizeCode(text)),
      onFocus: (event) => {
        if (message !== null) selectCompleteCode(event.currentTarget, length);
        props.onFocus?.(event);
      },
      onBlur: (event) => {
        normalizeControl(event.currentTarget);
        props.onBlur?.(event);
      },
    },
    { toValue: normalizeCode },
  );
  const { message } = frame.field;

  // A message about a complete code comes from the server. Selecting the code lets the next digit replace it.
  useEffect(() => {
    if (message !== null) selectCompleteCode(control.current, length);
  }, [message, length, control]);

  function complete(element: HTMLInputElement): void {
    normalizeControl(element);
    const code = element.value;
    const isComplete = isCompleteCode(code, length);
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
            // Changing the text would interrupt an IME composition.
            const { isComposing } = event.nativeEvent as InputEvent;
            if (!isComposing) normalizeControl(event.target);
            input.onChange(event);
            if (!isComposing) complete(event.target);
          }}
          onCompositionEnd={(event) => {
            normalizeControl(event.currentTarget);
            input.onCompositionEnd();
            complete(event.currentTarget);
          }}
        />
      </CodeBox>
    </FieldFrame>
  );
}
