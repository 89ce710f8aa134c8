import { useEffect } from 'react';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { limitsHint, TextCounter } from '../field/TextLimits/TextLimits.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { TextAreaBox } from './TextAreaField.styles.ts';
import { growWithText } from './growWithText.ts';

export type TextAreaFieldProps = TextProps<HTMLTextAreaElement> & {
  /**
   * How many lines it shows at least; it grows with the text up to fifteen.
   * @default 3
   */
  rows?: number;
};

/** A text of several lines that grows with what is written and counts it where its length is limited. */
export function TextAreaField({ rows = 3, ...props }: TextAreaFieldProps) {
  const text = useTextControl<HTMLTextAreaElement>(props);
  const { control, limits } = text;
  useEffect(() => growWithText(control.current), [control]);
  return (
    <FieldFrame
      {...text.frame}
      hint={limitsHint(limits)}
      counter={limits.max !== undefined && <TextCounter control={control} max={limits.max} />}
    >
      <TextAreaBox style={{ '--text-area-rows': rows }}>
        <textarea {...text.input} rows={rows} />
      </TextAreaBox>
    </FieldFrame>
  );
}
