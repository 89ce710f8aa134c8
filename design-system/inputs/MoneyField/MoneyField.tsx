import { formatAmount, narrowSymbol, parseAmount } from '../../formatters/money.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { useUnscriptedName } from '../field/useUnscriptedName.ts';
import { useTypedValue } from '../field/useTypedValue.ts';
import { deriveRules } from '../../validation/rules.ts';
import { defineRule, listRules, type Rules } from '../../validation/rules.ts';
import { TextBox } from '../TextField/TextField.styles.ts';

type Inherited = Omit<
  TextProps<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'minLength' | 'maxLength' | 'inputMode' | 'autoComplete'
>;

export type MoneyFieldProps = Inherited & {
  /** The currency as an ISO 4217 code, which determines symbol and fraction digits. */
  currency: string;
  /** The amount in minor units (1050 is 10.50), or null (controlled). */
  value?: number | null;
  /**
   * The initial amount in minor units (uncontrolled).
   * @default null
   */
  defaultValue?: number | null;
  /** Called with the amount in minor units on each input; null if it is empty or invalid. */
  onChange?: (value: number | null) => void;
  /** The minimum amount in minor units. */
  min?: number;
  /** The maximum amount in minor units. */
  max?: number;
};

// Checks the format before the bounds.
const isAmount = defineRule('amount', (value) => Number.isSafeInteger(value));

function amountRules(min: number | undefined, max: number | undefined, rules?: Rules): Rules {
  const { min_value, max_value } = deriveRules({ min, max });
  return [isAmount, { min_value, max_value }, ...listRules(rules ?? {})];
}

function createConverters(currency: string) {
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

/**
 * Renders a field for an amount of money, typed in major units. Its value, also in native form data, is in minor units. Before
 * hydration the form sends what is typed, as `name` with `.text`.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { currency, value, defaultValue = null, onChange, min, max, ...inherited } = props;
  const { toAmount, toText, toValue } = createConverters(currency);
  const typed = useTypedValue<number>({ value, defaultValue, onChange }, { toValue, toText });
  const { text, value: amount, change } = typed;

  const { frame, input } = useTextControl<HTMLInputElement>(
    {
      dir: 'ltr',
      ...inherited,
      rules: amountRules(min, max, props.rules),
      value: text,
      onChange: change,
    },
    {
      toValue: toAmount,
      formatBound: toText,
      defaultValue: value === undefined ? defaultValue : undefined,
      restore: (initial, isReset) =>
        typed.restore(Number.isFinite(initial) ? (initial as number) : null, isReset),
      onControlBlur: () => {
        if (amount !== null) typed.setText(toText(amount));
      },
    },
  );
  const { name, form, isDisabled } = props;
  const hasFraction = toText(0).length > 1;
  // Numeric keyboards of phones have no minus.
  const inputMode = (min ?? -1) < 0 ? 'text' : hasFraction ? 'decimal' : 'numeric';
  const unscriptedName = useUnscriptedName(name, true);
  return (
    <FieldFrame {...frame}>
      <TextBox dir={input.dir}>
        <span data-part="affix">
          <bdi>{narrowSymbol(currency)}</bdi>
        </span>
        <input
          {...input}
          name={unscriptedName}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
        />
        {name && unscriptedName === undefined && (
          <input type="hidden" name={name} form={form} value={amount ?? ''} disabled={isDisabled} />
        )}
      </TextBox>
    </FieldFrame>
  );
}
