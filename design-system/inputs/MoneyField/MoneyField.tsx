import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { useMoneyFormats } from '../../formatters/useMoneyFormats.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { useNumberReading } from '../field/useNumberReading.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { useUnscriptedName } from '../field/useUnscriptedName.ts';
import { useTypedValue } from '../field/useTypedValue.ts';
import { defineRule, deriveRules, listRules, type Rules } from '../../validation/rules.ts';
import { AmountBox } from './MoneyField.styles.ts';
import { createMoneyText } from './moneyText.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

type Inherited = Omit<
  TextProps<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'minLength' | 'maxLength' | 'inputMode' | 'autoComplete'
>;

export type MoneyFieldProps = Inherited & {
  /** The currency as an ISO 4217 code, which determines symbol and fraction digits. */
  currency: string;
  /** The amount in minor units (1050 is 10.50), or null (controlled). */
  value?: number | null | undefined;
  /**
   * The initial amount in minor units (uncontrolled).
   * @default null
   */
  defaultValue?: number | null | undefined;
  /** Called with the amount in minor units on each input; null if it is empty or invalid. */
  onChange?: ((value: number | null) => void) | undefined;
  /** The minimum amount in minor units. */
  minValue?: number | undefined;
  /** The maximum amount in minor units. */
  maxValue?: number | undefined;
  /**
   * The size of the amount; `lg` where the amount is what the page is about.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /** A small button inside the box, such as one that fills in the whole balance. */
  actions?: ReactNode;
};

// Checks the format before the bounds.
const isAmount = defineRule('amount', (value) => Number.isSafeInteger(value));

function amountRules(min: number | undefined, max: number | undefined, rules?: Rules): Rules {
  const { min_value, max_value } = deriveRules({ min, max });
  return [isAmount, { min_value, max_value }, ...listRules(rules ?? {})];
}

/**
 * Renders a field for an amount of money, typed in major units as people of the locale write them. Its value, also in native form data,
 * is in minor units. Before hydration the form sends what is typed, as `name` with `.text`.
 */
export function MoneyField(given: MoneyFieldProps) {
  const props = useFieldProps('MoneyField', given);
  if (isDevelopment) checkProps('MoneyField', props);
  const {
    currency,
    value,
    defaultValue = null,
    onChange,
    minValue,
    maxValue,
    size = 'md',
    actions,
    ...inherited
  } = props;
  const { locale } = useLanguage();
  const formats = useMoneyFormats();
  const moneyText = createMoneyText(formats, locale, currency);
  const { format: toText, maxFraction } = moneyText;
  // NaN for an invalid text, which fails the rule `amount`; null, as in the value, would count as empty.
  const toAmount = (typedText: string) => moneyText.read(typedText).value;
  const toValue = (typedText: string) => {
    const parsed = toAmount(typedText);
    return Number.isNaN(parsed) ? null : parsed;
  };
  const typed = useTypedValue<number>(
    { value, defaultValue, onChange },
    { toValue, toText, formatKey: `${locale} ${currency}` },
  );
  const { text, value: amount, change } = typed;
  const { message, notice, format } = useNumberReading(text, {
    numberText: moneyText,
    // Messages show 12.50 as an example; amounts are in minor units.
    example: 12.5 * 10 ** maxFraction,
    unit: currency,
  });
  const { symbol, placement } = formats.currencySymbol(currency);

  const { frame, input } = useTextControl<HTMLInputElement>(
    {
      dir: 'ltr',
      ...inherited,
      rules: amountRules(minValue, maxValue, props.rules),
      ruleMessages:
        message === undefined ? props.ruleMessages : { amount: message, ...props.ruleMessages },
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
        if (amount !== null) typed.setText(format());
      },
    },
  );
  const { name, form, isDisabled } = props;
  // Numeric keyboards of phones have no minus.
  const inputMode = (minValue ?? -1) < 0 ? 'text' : maxFraction > 0 ? 'decimal' : 'numeric';
  // The typed text is not the value: it is in major units, the value in minor units. So it is sent as `name.text`.
  const unscriptedName = useUnscriptedName(name, true);
  const affix = (
    <span data-part="affix">
      <bdi>{symbol}</bdi>
    </span>
  );
  return (
    <FieldFrame {...frame}>
      <AmountBox data-part="box" dir={input.dir} data-size={size}>
        {placement === 'start' && affix}
        <input
          {...input}
          name={unscriptedName}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
        />
        {placement === 'end' && affix}
        {actions}
        {name && unscriptedName === undefined && (
          <input type="hidden" name={name} form={form} value={amount ?? ''} disabled={isDisabled} />
        )}
      </AmountBox>
      {notice}
    </FieldFrame>
  );
}
