import { useEffect, useRef, useState, type CSSProperties } from 'react';
import styled from 'styled-components';
import { useFieldProps } from '../field/useFieldProps.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { mergeRules } from '../../validation/rules.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { TextBox } from '../TextField/TextField.styles.ts';
import { toLatinDigits } from '../../formatters/latinDigits.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';
import { getActiveElement } from '../../internal/roots.ts';

type Inherited = Omit<
  TextProps<HTMLInputElement>,
  'minLength' | 'maxLength' | 'spellCheck' | 'autoCapitalize' | 'autoCorrect' | 'dir'
>;

export type OneTimeCodeFieldProps = Inherited & {
  /**
   * The number of digits.
   * @default 6
   */
  length?: number | undefined;
  /** Called with the code as soon as it has all its digits, e.g. to submit it. */
  onComplete?: ((code: string) => void) | undefined;
};

function selectCompleteCode(control: HTMLInputElement | null, length: number): void {
  if (control === null || control !== getActiveElement(control)) return;
  if (isCompleteCode(control.value, length)) control.select();
}

/** The box of a code, as wide as its digits, which are widely spaced so that they can be compared one by one. */
const CodeBox = styled(TextBox)`
  max-inline-size: calc(var(--code-length) * 1.2em + 3 * ${tokens.space.sm});
  font-size: ${tokens.font.size.xl};

  & > input {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.4em;
    /* Makes up for the space after the last digit, which would move the digits inwards where they are aligned at this side. */
    padding-inline-end: calc(${tokens.space.sm} - 0.4em);
  }
`;

/** Returns the code as it is submitted: without spaces and dashes, in ASCII digits. Other characters are kept. */
function normalizeCode(text: string): string {
  return toLatinDigits(text.replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, ''));
}

/** Normalizes the code in the control and keeps the caret between the same digits. */
function normalizeControl(control: HTMLInputElement): void {
  const { value, selectionStart } = control;
  const code = normalizeCode(value);
  if (code === value) return;
  const caret = normalizeCode(value.slice(0, selectionStart ?? value.length)).length;
  control.value = code;
  if (getActiveElement(control) === control) control.setSelectionRange(caret, caret);
}

/** Returns whether the text is a code with all its digits. */
function isCompleteCode(text: string, length: number): boolean {
  return text.length === length && /^[0-9]+$/.test(text);
}

/** Renders a field for a one-time code, as one input that supports pasting and autofill. */
export function OneTimeCodeField(given: OneTimeCodeFieldProps) {
  const { length = 6, onComplete, ...props } = useFieldProps('OneTimeCodeField', given);
  if (isDevelopment) checkProps('OneTimeCodeField', props);
  const completed = useRef('');
  // While an input method composes, a controlled text stays as it is, too: changing it would interrupt the composition.
  const [isComposing, setComposing] = useState(false);
  const isRaw = isComposing && props.value !== undefined;
  const toShown = (text: string) => (isRaw ? text : normalizeCode(text));
  const { frame, input, control } = useTextControl<HTMLInputElement>(
    {
      inputMode: 'numeric',
      autoComplete: 'one-time-code',
      enterKeyHint: 'done',
      ...props,
      ...(props.value !== undefined && { value: toShown(props.value) }),
      ...(props.defaultValue !== undefined && { defaultValue: normalizeCode(props.defaultValue) }),
      dir: 'ltr',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      rules: mergeRules({ digits: length }, props.rules),
      onChange: (text) => props.onChange?.(toShown(text)),
      onFocus: (event) => {
        if (message !== null) selectCompleteCode(event.currentTarget, length);
        props.onFocus?.(event);
      },
    },
    {
      toValue: normalizeCode,
      onControlBlur: (event) => normalizeControl(event.currentTarget),
    },
  );
  const { message } = frame.field;

  // A message about a complete code comes from the server. Selecting the code lets the next digit replace it.
  useEffect(() => {
    if (message !== null) selectCompleteCode(control.current, length);
  }, [message, length, control]);

  // A reset or a new value may have removed the code. The same one is then complete again.
  useEffect(() => {
    if (control.current?.value !== completed.current) completed.current = '';
  });

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
      <CodeBox data-part="box" style={style}>
        <input
          {...input}
          type="text"
          spellCheck={false}
          onChange={(event) => {
            const { isComposing: isPart } = event.nativeEvent as InputEvent;
            if (!isPart) normalizeControl(event.target);
            input.onChange(event);
            if (!isPart) complete(event.target);
          }}
          onCompositionStart={() => {
            setComposing(true);
            input.onCompositionStart();
          }}
          onCompositionEnd={(event) => {
            setComposing(false);
            normalizeControl(event.currentTarget);
            input.onCompositionEnd();
            if (isRaw) props.onChange?.(event.currentTarget.value);
            complete(event.currentTarget);
          }}
        />
      </CodeBox>
    </FieldFrame>
  );
}
