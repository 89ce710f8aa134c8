import { formatAmount, narrowSymbol, parseAmount } from '../../formatters/money.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { useTypedValue } from '../field/useTypedValue.ts';
import { deriveRules } from '../../validation/rules.ts';
import { defineRule, listRules, type Rules } from '../../validation/rules.ts';
import { TextBox } from '../TextField/TextField.styles.ts';

type Inherited = Omit<
  TextProps<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'minLength' | 'maxLength' | 'inputMode' | 'autoComplete'
>;

export type MoneyFieldProps = Inherited & {
  /** The currency, as an ISO 4217 code: its sign stands in front, and it decides the digits after the dot. */
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

// What is no amount is said to be invalid before it is compared with anything.
const isAmount = defineRule('amount', (value) => Number.isSafeInteger(value));

function amountRules(min: number | undefined, max: number | undefined, rules?: Rules): Rules {
  const { min_value, max_value } = deriveRules({ min, max });
  return [isAmount, { min_value, max_value }, ...listRules(rules ?? {})];
}

function amountsIn(currency: string) {
  const toAmount = (text: string) => parseAmount(text, currency);
  return {
    toAmount,
    toText: (amount: number) => formatAmount({ amount, currency }),
    toValue: (text: string) => {
      const amount = toAmount(text);
      return Number.isNaN(amount) ? null : amount;
    },
  };
}

/** An amount of money, typed in full units and kept in minor ones, in its value and in native form data. */
export function MoneyField(props: MoneyFieldProps) {
  const { currency, value, defaultValue = null, onChange, min, max, ...inherited } = props;
  const { toAmount, toText, toValue } = amountsIn(currency);
  const typed = useTypedValue<number>({ value, defaultValue, onChange }, { toValue, toText });
  const { text, value: amount, change } = typed;

  const { frame, input } = useTextControl<HTMLInputElement>(
    {
      dir: 'ltr',
      ...inherited,
      rules: amountRules(min, max, props.rules),
      value: text,
      onChange: change,
      onBlur: (event) => {
        if (amount !== null) typed.rewrite(toText(amount));
        props.onBlur?.(event);
      },
    },
    {
      toValue: toAmount,
      formatBound: toText,
      restore: (initial) => change(typeof initial === 'number' ? toText(initial) : ''),
    },
  );
  const { name, form, isDisabled } = props;
  return (
    <FieldFrame {...frame}>
      <TextBox dir={input.dir}>
        <span data-part="affix">
          <bdi>{narrowSymbol(currency)}</bdi>
        </span>
        <input {...input} name={undefined} type="text" inputMode="decimal" autoComplete="off" />
        {name && (
          <input type="hidden" {...{ name, form }} value={amount ?? ''} disabled={isDisabled} />
        )}
      </TextBox>
    </FieldFrame>
  );
}
