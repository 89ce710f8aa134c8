import type { ReactNode } from 'react';
import { useFieldProps } from '../field/useFieldProps.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { renderLimitsHint, TextCounter } from '../field/TextLimits.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { TextFieldRoot } from './TextField.styles.ts';
import { textTypes, type TextType } from './textTypes.ts';

export type TextFieldProps = TextProps<HTMLInputElement> & {
  /**
   * The kind of text, which sets the on-screen keyboard and autofill. `email` and `number` also add their rules.
   * @default 'text'
   */
  type?: TextType | undefined;
  /** A regular expression that the whole text must match, as in HTML. */
  pattern?: string | undefined;
  /** The minimum when `type` is `number`. */
  minValue?: number | undefined;
  /** The maximum when `type` is `number`. */
  maxValue?: number | undefined;
  /** Content before the text inside the box, e.g. a unit or an icon. */
  start?: ReactNode;
  /** Content after the text inside the box. */
  end?: ReactNode;
};

/** Renders a single-line text field, validated by its constraints and rules on input and on blur. */
export function TextField(given: TextFieldProps) {
  const {
    type = 'text',
    pattern,
    minValue,
    maxValue,
    start,
    end,
    ...props
  } = useFieldProps('TextField', given);
  const text = useTextControl(
    {
      ...textTypes[type].hints,
      // Numeric keyboards of phones have no minus.
      ...(type === 'number' && !(Number(minValue) >= 0) && { inputMode: 'text' }),
      ...props,
    },
    { constraints: { type, pattern, min: minValue, max: maxValue } },
  );
  const { limits } = text;
  return (
    <FieldFrame
      {...text.frame}
      root={TextFieldRoot}
      hint={renderLimitsHint(limits)}
      counter={limits.max !== undefined && <TextCounter control={text.control} max={limits.max} />}
    >
      <div data-box="" dir={props.dir}>
        {start && (
          <span data-part="affix">
            <bdi>{start}</bdi>
          </span>
        )}
        <input {...text.input} type={textTypes[type].native} />
        {end && (
          <span data-part="affix">
            <bdi>{end}</bdi>
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
