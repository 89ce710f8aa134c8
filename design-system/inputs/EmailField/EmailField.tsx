import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useFieldProps } from '../field/useFieldProps.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { renderLimitsHint, TextCounter } from '../field/TextLimits.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { TextBox } from '../TextField/TextField.styles.ts';
import { textTypes } from '../TextField/textTypes.ts';
import { getRoot } from '../../internal/roots.ts';

export type EmailFieldProps = TextProps<HTMLInputElement> & {
  /**
   * Whether the field accepts multiple addresses separated by commas, or by semicolons as email programs copy them. A hint then mentions
   * the commas.
   * @default false
   */
  allowsMultiple?: boolean | undefined;
};

const invisibleEdges = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** Returns the text without invisible characters around it; in a list, semicolons and the commas of other scripts become commas. */
function normalizeAddresses(text: string, isList: boolean): string {
  const trimmed = text.replace(invisibleEdges, '');
  return isList ? trimmed.replace(/[，،;；]/g, ',') : trimmed;
}

/** Normalizes the text of a control. Returns the new text, or null if it has not changed. */
function normalizeControl(control: HTMLInputElement, isList: boolean): string | null {
  const text = normalizeAddresses(control.value, isList);
  if (control.readOnly || text === control.value) return null;
  control.value = text;
  return text;
}

/** Renders a field for one or multiple email addresses. Spaces around them are ignored, and removed on blur and submit. */
export function EmailField(given: EmailFieldProps) {
  const { allowsMultiple = false, ...props } = useFieldProps('EmailField', given);
  const text = useTextControl<HTMLInputElement>(
    {
      ...textTypes.email.hints,
      ...props,
    },
    {
      constraints: { type: 'email', multiple: allowsMultiple },
      hasHint: allowsMultiple,
      toValue: (address) => normalizeAddresses(address, allowsMultiple),
      onControlBlur: normalize,
    },
  );
  const { limits } = text;

  function normalize(): void {
    const { current: control } = text.control;
    const normalized = control && normalizeControl(control, allowsMultiple);
    if (normalized !== null) props.onChange?.(normalized);
  }

  // Enter submits a form without a blur, and a script that fills in fields does not focus them. The listener is in the capture phase,
  // which comes before the handlers of the form.
  const onSubmit = useEffectEvent((event: Event) => {
    if (event.target === text.control.current?.form) normalize();
  });
  useEffect(() => {
    const end = new AbortController();
    const root = getRoot(text.control.current);
    root.addEventListener('submit', onSubmit, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [text.control]);

  const separatorHint = (
    <FormattedMessage id="ds.email.several" defaultMessage="Separate addresses with commas." />
  );
  const limit = renderLimitsHint(limits);
  return (
    <FieldFrame
      {...text.frame}
      hint={
        allowsMultiple ? (
          <>
            {separatorHint} {limit}
          </>
        ) : (
          limit
        )
      }
      counter={limits.max !== undefined && <TextCounter control={text.control} max={limits.max} />}
    >
      <TextBox data-part="box">
        {/* Not type="email", which changes the value (spaces, Punycode) before validation. */}
        <input {...text.input} type="text" />
      </TextBox>
    </FieldFrame>
  );
}
