import type { ReactNode } from 'react';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { limitsHint, TextCounter } from '../field/TextLimits/TextLimits.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { TextFieldRoot } from './TextField.styles.ts';
import { typing, type TextType } from './textTypes.ts';

export type TextFieldProps = TextProps<HTMLInputElement> & {
  /**
   * What kind of text it is: chooses the keyboard and autofill; `email` and `number` bring their rules.
   * @default 'text'
   */
  type?: TextType;
  /** The text as a whole must match this regular expression, as in HTML. */
  pattern?: string;
  /** The least number, where `type` is `number`. */
  min?: number;
  /** The greatest number, where `type` is `number`. */
  max?: number;
  /** Stands before the text inside the box: a unit or an icon. */
  prefix?: ReactNode;
  /** Stands after the text inside the box. */
  suffix?: ReactNode;
};

/** One line of text that judges itself by its constraints and rules, on input and on blur. */
export function TextField({
  type = 'text',
  pattern,
  min,
  max,
  prefix,
  suffix,
  ...props
}: TextFieldProps) {
  const text = useTextControl(
    { ...typing[type].hints, ...props },
    {
      constraints: { type, pattern, min, max },
    },
  );
  const { limits } = text;
  return (
    <FieldFrame
      {...text.frame}
      root={TextFieldRoot}
      hint={limitsHint(limits)}
      counter={limits.max !== undefined && <TextCounter control={text.control} max={limits.max} />}
    >
      <div data-box="" dir={props.dir}>
        {prefix && (
          <span data-part="affix">
            <bdi>{prefix}</bdi>
          </span>
        )}
        <input {...text.input} type={typing[type].native} />
        {suffix && (
          <span data-part="affix">
            <bdi>{suffix}</bdi>
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
