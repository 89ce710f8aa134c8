import type { FocusEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { limitsHint, TextCounter } from '../field/TextLimits/TextLimits.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { TextBox } from '../TextField/TextField.styles.ts';
import { typing } from '../TextField/textTypes.ts';
import { tidyAddresses } from './tidyAddresses.ts';

export type EmailFieldProps = TextProps<HTMLInputElement> & {
  /**
   * Takes several addresses, divided by commas, and says so in a hint.
   * @default false
   */
  multiple?: boolean;
};

/** An email address, or a list of them. Blanks around what was pasted go when the field is left. */
export function EmailField({ multiple = false, ...props }: EmailFieldProps) {
  const text = useTextControl<HTMLInputElement>(
    {
      ...typing.email.hints,
      ...props,
      onBlur: (event) => {
        tidy(event);
        props.onBlur?.(event);
      },
    },
    { constraints: { type: 'email', multiple }, hasHint: multiple },
  );
  const { limits } = text;

  function tidy({ target }: FocusEvent<HTMLInputElement>): void {
    const tidied = tidyAddresses(target.value, multiple);
    if (tidied === target.value || target.readOnly) return;
    target.value = tidied;
    props.onChange?.(tidied);
  }

  const several = (
    <FormattedMessage
      id="ds.email.several"
      defaultMessage="Separate several addresses with commas."
    />
  );
  const limit = limitsHint(limits);
  return (
    <FieldFrame
      {...text.frame}
      hint={
        multiple ? (
          <>
            {several} {limit}
          </>
        ) : (
          limit
        )
      }
      counter={limits.max !== undefined && <TextCounter control={text.control} max={limits.max} />}
    >
      <TextBox>
        {/* No native email: it rewrites what is typed (blanks, Punycode) before our rule can see it. */}
        <input {...text.input} type="text" />
      </TextBox>
    </FieldFrame>
  );
}
