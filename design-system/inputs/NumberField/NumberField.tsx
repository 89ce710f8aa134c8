import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { useTypedValue } from '../field/useTypedValue.ts';
import { deriveRules } from '../../validation/rules.ts';
import { defineRule, listRules, type Rules } from '../../validation/rules.ts';
import { TextBox } from '../TextField/TextField.styles.ts';
import { NumberSteppers } from './NumberSteppers.tsx';
import { numberText, type NumberFormat } from './numberText.ts';
import { stepNumber } from './stepNumber.ts';

type Inherited = Omit<
  TextProps<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'minLength' | 'maxLength'
>;

export type NumberFieldProps = Inherited & {
  /** The number, or null for none, where the caller keeps it. */
  value?: number | null;
  /**
   * The number at first, where the field keeps it.
   * @default null
   */
  defaultValue?: number | null;
  /** Called with the number at each input; null while there is none, or what is typed is no number. */
  onChange?: (value: number | null) => void;
  /** The least number. */
  min?: number;
  /** The greatest number. */
  max?: number;
  /**
   * How far an arrow key or a button goes. It is no rule: numbers in between may be typed.
   * @default 1
   */
  step?: number;
  /**
   * How the number is written. More fraction digits than it allows make what is typed no number: none is cut.
   * @default the language's own decimals
   */
  formatOptions?: NumberFormat;
};

// What is no number is said to be invalid before it is compared with anything.
const isNumber = defineRule('number', (value) => Number.isFinite(value));

const stepsOfKeys: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

function numberRules(min: number | undefined, max: number | undefined, rules?: Rules): Rules {
  const { min_value, max_value } = deriveRules({ min, max });
  return [isNumber, { min_value, max_value }, ...listRules(rules ?? {})];
}

/** A number, typed as the reader's language writes it, or stepped. What is no number stays as it was typed. */
export function NumberField(props: NumberFieldProps) {
  const { value, defaultValue = null, onChange, min, max, step = 1, formatOptions, ...own } = props;
  const { locale } = useIntl();
  const dialect = `${locale} ${JSON.stringify(formatOptions)}`;
  const { format, parse } = numberText(locale, formatOptions);
  const [said, setSaid] = useState('');
  const typed = useTypedValue<number>(
    { value, defaultValue, onChange },
    { toValue: readNumber, toText: writeNumber, dialect },
  );

  function readNumber(text: string): number | null {
    const number = parse(text);
    return Number.isNaN(number) ? null : number;
  }

  function writeNumber(number: unknown): string {
    return typeof number === 'number' && Number.isFinite(number) ? format(number) : '';
  }

  const isWhole = formatOptions?.maximumFractionDigits === 0;
  const { frame, input } = useTextControl<HTMLInputElement>(
    {
      // A number runs one way in every language, the word for its unit does not.
      dir: formatOptions?.style === 'unit' ? 'auto' : 'ltr',
      autoComplete: 'off',
      // Phones show no minus among the digits.
      inputMode: (min ?? 0) < 0 ? 'text' : isWhole ? 'numeric' : 'decimal',
      ...own,
      rules: numberRules(min, max, props.rules),
      value: typed.text,
      onChange: typed.change,
      onKeyDown: (event) => {
        props.onKeyDown?.(event);
        stepByKey(event);
      },
      onBlur: (event) => {
        if (typed.value !== null) typed.rewrite(format(typed.value));
        setSaid('');
        props.onBlur?.(event);
      },
    },
    {
      toValue: parse,
      formatBound: format,
      restore: (initial) => typed.change(writeNumber(initial)),
    },
  );

  const { name, form, isDisabled = false, isReadOnly = false } = props;
  // What is no number is not overwritten by a step either.
  const canStep =
    !isDisabled && !isReadOnly && (typed.value !== null || parse(typed.text) === null);

  function takeSteps(steps: number): void {
    const next = stepNumber(typed.value, steps, { min, max, step });
    const text = format(next);
    typed.change(text);
    frame.field.input(next);
    setSaid(text);
  }

  function stepByKey(event: KeyboardEvent): void {
    const steps = stepsOfKeys[event.key];
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing;
    if (steps === undefined || isOther || event.defaultPrevented) return;
    event.preventDefault();
    if (canStep) takeSteps(steps);
  }

  return (
    <FieldFrame {...frame}>
      <TextBox>
        {/* No spinbutton: one must have a number at all times, and nothing or "6abc" is none. */}
        <input {...input} name={undefined} type="text" />
        {!isReadOnly && (
          <NumberSteppers
            label={props.label}
            controls={input.id}
            said={said}
            canDecrease={canStep && !(typed.value !== null && typed.value <= (min ?? -Infinity))}
            canIncrease={canStep && !(typed.value !== null && typed.value >= (max ?? Infinity))}
            onStep={takeSteps}
          />
        )}
        {name && (
          <input
            type="hidden"
            {...{ name, form }}
            value={typed.value ?? ''}
            disabled={isDisabled}
          />
        )}
      </TextBox>
    </FieldFrame>
  );
}
