import { useRef, useState, type ChangeEvent } from 'react';
import { describedBy } from '../../internal/FieldFrame/describedBy.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';
import type { TextProps } from '../../internal/textProps.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { deriveRules } from '../../validation/deriveRules.ts';
import { defineRule, mergeRules, type Rules } from '../../validation/rules.ts';
import { useFieldValidation } from '../../validation/useFieldValidation.ts';
import { TextBox } from '../TextField/TextField.styles.ts';
import { currencySign, formatAmount, parseAmount } from './amountText.ts';

export type MoneyFieldProps = FieldProps &
  Pick<
    TextProps<HTMLInputElement>,
    'autoFocus' | 'enterKeyHint' | 'form' | 'inputRef' | 'onBlur' | 'onFocus' | 'placeholder'
  > & {
    /** The currency, as an ISO 4217 code; its sign stands in front of the amount. */
    currency: string;
    /** The amount in minor units (1050 is 10.50), or null for none, where the caller keeps it. */
    value?: number | null;
    /**
     * The amount at first in minor units, where the field keeps it.
     * @default null
     */
    defaultValue?: number | null;
    /** Called with minor units at each input; null while there is none, or what is typed is no amount. */
    onChange?: (value: number | null) => void;
    /** The least amount in minor units; messages say it in full units. */
    min?: number;
    /** The greatest amount in minor units; messages say it in full units. */
    max?: number;
  };

const isAmount = defineRule('amount', (value) => Number.isSafeInteger(value));

function textFor(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : formatAmount(amount);
}

function amountRules(props: Pick<MoneyFieldProps, 'isRequired' | 'min' | 'max' | 'rules'>): Rules {
  const { isRequired, min, max, rules } = props;
  const { min_value, max_value } = deriveRules({ min, max });
  // What is no amount is said to be invalid before it is compared with anything.
  const derived = mergeRules({ required: isRequired }, [isAmount, { min_value, max_value }]);
  return [...(derived as []), ...((Array.isArray(rules) ? rules : [rules ?? {}]) as [])];
}

/** An amount of money, typed in full units and kept in minor ones, in its value and in native form data. */
export function MoneyField(props: MoneyFieldProps) {
  const { currency, value, defaultValue = null, onChange, min, max, label, description } = props;
  const { name, rules, messages, errorMessage, isRequired, inputRef, autoFocus, ...rest } = props;
  const { isDisabled = false, isReadOnly = false, enterKeyHint, form, placeholder, id, ref } = rest;
  const control = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => textFor(value === undefined ? defaultValue : value));
  const amount = parseAmount(text);
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    if (value !== undefined && value !== (Number.isNaN(amount) ? null : amount)) {
      setText(textFor(value));
    }
  }
  const field = useFieldValidation({
    name,
    label,
    rules: amountRules({ isRequired, min, max, rules }),
    messages,
    errorMessage,
    isDisabled,
    isReadOnly,
    read: () => amount,
    focus: () => control.current?.focus(),
    formatBound: formatAmount,
  });
  return (
    <FieldFrame {...{ field, label, description, id, ref, isDisabled, isReadOnly }}>
      <TextBox>
        <span data-part="affix">{currencySign(currency)}</span>
        <input
          id={`${field.id}-control`}
          ref={useMergedRef(control, inputRef)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-required={field.isRequired || undefined}
          {...describedBy(field, Boolean(description))}
          {...{ autoFocus, enterKeyHint, form, placeholder }}
          onFocus={props.onFocus}
          onBlur={(event) => {
            if (amount !== null && !Number.isNaN(amount)) setText(formatAmount(amount));
            props.onBlur?.(event);
          }}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            const next = parseAmount(event.target.value);
            setText(event.target.value);
            field.input(next);
            onChange?.(Number.isNaN(next) ? null : next);
          }}
          onCompositionStart={() => field.compose(true)}
          onCompositionEnd={() => field.compose(false)}
        />
        {name && (
          <input type="hidden" {...{ name, form }} value={amount ?? ''} disabled={isDisabled} />
        )}
      </TextBox>
    </FieldFrame>
  );
}
