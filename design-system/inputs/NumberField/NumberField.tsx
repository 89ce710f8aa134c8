import { useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import { getFieldText } from '../field/fieldText.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { useNumberReading } from '../field/useNumberReading.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { useUnscriptedName } from '../field/useUnscriptedName.ts';
import { useTypedValue } from '../field/useTypedValue.ts';
import { defineRule, deriveRules, listRules, type Rules } from '../../validation/rules.ts';
import { TextBox } from '../TextField/TextField.styles.ts';
import { NumberSteppers } from './NumberSteppers.tsx';
import { createNumberText, type NumberFieldFormat } from './numberText.ts';
import { stepNumber } from './stepNumber.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

type Inherited = Omit<
  TextProps<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'minLength' | 'maxLength'
>;

export type NumberFieldProps = Inherited & {
  /** The number, or null (controlled). */
  value?: number | null | undefined;
  /**
   * The initial number (uncontrolled).
   * @default null
   */
  defaultValue?: number | null | undefined;
  /** Called with the number on each input; null if it is empty or invalid. */
  onChange?: ((value: number | null) => void) | undefined;
  /** The minimum. */
  minValue?: number | undefined;
  /** The maximum. */
  maxValue?: number | undefined;
  /**
   * The step of arrow keys and buttons. Numbers in between can be typed.
   * @default 1
   */
  step?: number | undefined;
  /**
   * The format of the number. More fraction digits than it allows are invalid, never rounded. By default the decimal
   * format of the language.
   */
  formatOptions?: NumberFieldFormat | undefined;
};

// Checks the format before the bounds.
const isNumber = defineRule('number', (value) => Number.isFinite(value));

const keySteps: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

function numberRules(min: number | undefined, max: number | undefined, rules?: Rules): Rules {
  const { min_value, max_value } = deriveRules({ min, max });
  return [isNumber, { min_value, max_value }, ...listRules(rules ?? {})];
}

/**
 * Renders a field for a number, typed in the format of the user's language or changed in steps. Text that is not a
 * number is kept as typed.
 */
export function NumberField(given: NumberFieldProps) {
  const props = useFieldProps('NumberField', given);
  if (isDevelopment) checkProps('NumberField', props);
  const {
    value,
    defaultValue = null,
    onChange,
    minValue,
    maxValue,
    step = 1,
    formatOptions,
    ...inputProps
  } = props;
  const { locale } = useLanguage();
  const formatKey = `${locale} ${JSON.stringify(formatOptions)}`;
  const numberText = createNumberText(useNumberFormats(), locale, formatOptions);
  const { format } = numberText;
  const [announcement, setAnnouncement] = useState('');
  const typed = useTypedValue<number>(
    { value, defaultValue, onChange },
    { toValue: parseValid, toText: formatNumber, formatKey },
  );

  /** Returns null for an empty text, NaN for an invalid one. */
  function parse(text: string): number | null {
    return numberText.read(text).value;
  }

  function parseValid(text: string): number | null {
    const number = parse(text);
    return Number.isNaN(number) ? null : number;
  }

  function formatNumber(number: unknown): string {
    return typeof number === 'number' && Number.isFinite(number) ? format(number) : '';
  }

  const isWhole = formatOptions?.maximumFractionDigits === 0;
  const reading = useNumberReading(typed.text, {
    numberText,
    // Messages show 12.5 or 12.5% as an example.
    example: formatOptions?.style === 'percent' ? 0.125 : 12.5,
  });
  const { frame, input } = useTextControl<HTMLInputElement>(
    {
      // Numbers are left-to-right in every language, but units are not.
      dir: formatOptions?.style === 'unit' ? 'auto' : 'ltr',
      autoComplete: 'off',
      // Numeric keyboards of phones have no minus.
      inputMode: (minValue ?? -1) < 0 ? 'text' : isWhole ? 'numeric' : 'decimal',
      ...inputProps,
      rules: numberRules(minValue, maxValue, props.rules),
      ruleMessages:
        reading.message === undefined
          ? props.ruleMessages
          : { number: reading.message, ...props.ruleMessages },
      value: typed.text,
      onChange: (text) => {
        typed.change(text);
        // Only a change of the announcement is spoken: without this, a later step to the same number would be silent.
        setAnnouncement('');
      },
      onKeyDown: (event) => {
        props.onKeyDown?.(event);
        stepByKey(event);
      },
    },
    {
      toValue: parse,
      formatBound: format,
      defaultValue: value === undefined ? defaultValue : undefined,
      restore: (initial, isReset) =>
        typed.restore(Number.isFinite(initial) ? (initial as number) : null, isReset),
      onControlBlur: () => {
        if (typed.value !== null) typed.setText(reading.format());
        setAnnouncement('');
      },
    },
  );

  const { name, form, isDisabled = false, isReadOnly = false } = props;
  // Before scripts run, the visible input is sent instead of the hidden one. Of percents, its text is not the value, which is 0.125 for
  // 12.5, so it is sent as `name.text`.
  const unscriptedName = useUnscriptedName(name, formatOptions?.style === 'percent');
  // A step must not overwrite text that is not a number.
  const canStep =
    !isDisabled && !isReadOnly && (typed.value !== null || parse(typed.text) === null);

  function changeBySteps(steps: number): void {
    const next = stepNumber(typed.value, steps, { min: minValue, max: maxValue, step });
    const text = format(next);
    typed.change(text);
    frame.field.input(next);
    setAnnouncement(text);
  }

  function stepByKey(event: KeyboardEvent): void {
    const steps = keySteps[event.key];
    const hasModifier =
      event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing;
    if (steps === undefined || hasModifier || event.defaultPrevented) return;
    event.preventDefault();
    if (canStep) changeBySteps(steps);
  }

  return (
    <FieldFrame {...frame}>
      <TextBox data-part="box">
        {/* Not a spinbutton, which always needs a number: the text may be empty or "6abc". */}
        <input {...input} name={unscriptedName} type="text" />
        {!isReadOnly && (
          <NumberSteppers
            label={getFieldText(props)}
            controls={input.id}
            announcement={announcement}
            // An empty field has a step in both directions.
            canDecrease={canStep && (typed.value ?? Infinity) > (minValue ?? -Infinity)}
            canIncrease={canStep && (typed.value ?? -Infinity) < (maxValue ?? Infinity)}
            onStep={changeBySteps}
          />
        )}
        {name && unscriptedName === undefined && (
          <input
            type="hidden"
            name={name}
            form={form}
            value={typed.value ?? ''}
            disabled={isDisabled}
          />
        )}
      </TextBox>
      {reading.notice}
    </FieldFrame>
  );
}
