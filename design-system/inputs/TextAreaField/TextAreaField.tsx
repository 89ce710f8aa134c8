import { useEffect } from 'react';
import { useFieldProps } from '../field/useFieldProps.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { renderLimitsHint, TextCounter } from '../field/TextLimits.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { TextAreaBox } from './TextAreaField.styles.ts';
import { growWithText } from './growWithText.ts';

export type TextAreaFieldProps = TextProps<HTMLTextAreaElement> & {
  /**
   * The minimum number of visible lines. The field grows with its text up to fifteen lines.
   * @default 3
   */
  rows?: number | undefined;
};

/** Renders a multi-line text field that grows with its text, with a counter near a limit of its length. */
export function TextAreaField(given: TextAreaFieldProps) {
  const { rows = 3, ...props } = useFieldProps('TextAreaField', given);
  const text = useTextControl<HTMLTextAreaElement>(props);
  const { control, limits } = text;
  // The text may change without an input event: a controlled value, a new default value, or a reset, after which the field renders again.
  useEffect(() => growWithText(control.current));
  return (
    <FieldFrame
      {...text.frame}
      hint={renderLimitsHint(limits)}
      counter={limits.max !== undefined && <TextCounter control={control} max={limits.max} />}
    >
      <TextAreaBox data-part="box" style={{ '--text-area-rows': rows }}>
        <textarea {...text.input} rows={rows} />
      </TextAreaBox>
    </FieldFrame>
  );
}
