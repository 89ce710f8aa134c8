import type { FocusEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { renderLimitsHint, TextCounter } from '../field/TextLimits.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { TextBox } from '../TextField/TextField.styles.ts';
import { textTypes } from '../TextField/textTypes.ts';

export type EmailFieldProps = TextProps<HTMLInputElement> & {
  /**
   * Whether the field accepts multiple addresses separated by commas, with a hint.
   * @default false
   */
  multiple?: boolean;
};

const invisibleEdges = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** Returns the text without invisible characters around it; in a list, commas of other scripts become ASCII commas. */
function normalizeAddresses(text: string, isList: boolean): string {
  const trimmed = text.replace(invisibleEdges, '');
  return isList ? trimmed.replace(/[，،]/g, ',') : trimmed;
}

/** Renders a field for one or multiple email addresses. Spaces around them are removed on blur. */
export function EmailField({ multiple = false, ...props }: EmailFieldProps) {
  const text = useTextControl<HTMLInputElement>(
    {
      ...textTypes.email.hints,
      ...props,
    },
    { constraints: { type: 'email', multiple }, hasHint: multiple, onControlBlur: normalize },
  );
  const { limits } = text;

  function normalize({ target }: FocusEvent<HTMLInputElement>): void {
    const normalized = normalizeAddresses(target.value, multiple);
    if (normalized === target.value || target.readOnly) return;
    target.value = normalized;
    props.onChange?.(normalized);
  }

  const separatorHint = (
    <FormattedMessage id="ds.email.several" defaultMessage="Separate addresses with commas." />
  );
  const limit = renderLimitsHint(limits);
  return (
    <FieldFrame
      {...text.frame}
      hint={
        multiple ? (
          <>
            {separatorHint} {limit}
          </>
        ) : (
          limit
        )
      }
      counter={limits.max !== undefined && <TextCounter control={text.control} max={limits.max} />}
    >
      <TextBox>
        {/* Not type="email", which changes the value (spaces, Punycode) before validation. */}
        <input {...text.input} type="text" />
      </TextBox>
    </FieldFrame>
  );
}
