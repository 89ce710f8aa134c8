import { useState } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { countFraction, readNumber, type ReadOptions } from '../../formatters/readNumber.ts';
import { LiveText } from '../../primitives/LiveText/LiveText.tsx';

/** What a typed text means to a field. */
export type TypedNumber = {
  /** Null for an empty text, NaN for one that is not a number of this field. */
  readonly value: number | null;
  /** Whether it is typed in another format than the locale's. */
  readonly isForeign?: boolean;
  /** Why it is not a number of this field; undefined if no reason would help the user. */
  readonly reason?: 'separators' | 'decimals' | 'affix' | undefined;
};

/** How one field reads and writes numbers. Never rounds. */
export type NumberText = {
  readonly format: (value: number) => string;
  readonly read: (text: string) => TypedNumber;
  /** The decimal and grouping signs that `read` accepts. */
  readonly separators: ReadOptions['separators'];
  /** The digits that the fraction of a number may have. */
  readonly maxFraction: number;
};

/**
 * Reads a typed number with up to `maxFraction` digits in its fraction. With `allowsTrailingZeros`, more digits may be zeros (`12.00` as a
 * whole number), but not from three digits on: `1.000` may be meant as a thousand.
 */
export function readTyped(
  text: string,
  options: ReadOptions & { maxFraction: number; allowsTrailingZeros: boolean },
  convert: (decimal: string) => number,
): TypedNumber {
  const reading = readNumber(text, options);
  if (reading.kind === 'empty') return { value: null };
  if (reading.kind === 'unreadable')
    return { value: NaN, reason: reading.reason === 'text' ? undefined : reading.reason };
  const { decimal, isForeign } = reading;
  const digits = countFraction(decimal);
  const significant = countFraction(decimal.replace(/0+$/, ''));
  const areZeros = options.allowsTrailingZeros && digits < 3 && significant <= options.maxFraction;
  if (digits > options.maxFraction && !areZeros) return { value: NaN, reason: 'decimals' };
  const value = convert(decimal);
  // Beyond the safe integers, distinct texts have the same number. Adding 0 turns -0 into 0.
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER
    ? { value: value + 0, isForeign }
    : { value: NaN };
}

type Options = {
  numberText: NumberText;
  /** A number that shows how decimals are written. */
  example: number;
  /** What the number is in, such as a currency. */
  unit?: string | undefined;
};

/** Returns why the text of a field is not a number, and a notice of how a number in a foreign format was read. */
export function useNumberReading(text: string, { numberText, example, unit }: Options) {
  const { formatMessage } = useIntl();
  const [lastReading, setLastReading] = useState({ typed: '', shown: '' });
  const isRead = lastReading.typed !== '' && lastReading.shown === text;
  const { read, format, separators, maxFraction } = numberText;

  function describe(): string | undefined {
    const { reason } = read(text);
    if (reason === undefined) return undefined;
    if (reason === 'affix') {
      return (
        unit &&
        formatMessage(
          { id: 'ds.number.affix', defaultMessage: 'Enter the amount in {unit}.' },
          { unit },
        )
      );
    }
    if (maxFraction === 0) {
      return formatMessage({
        id: 'ds.number.whole',
        defaultMessage: 'Enter a whole number, without decimals.',
      });
    }
    const exampleText = format(example);
    if (reason === 'decimals') {
      return formatMessage(
        {
          id: 'ds.number.decimals',
          defaultMessage: 'Too many decimals. For example: {example}',
        },
        { example: exampleText },
      );
    }
    if (separators.decimal === ',') {
      return formatMessage(
        { id: 'ds.number.comma', defaultMessage: 'Use a comma for decimals: {example}' },
        { example: exampleText },
      );
    }
    if (separators.decimal === '.') {
      return formatMessage(
        { id: 'ds.number.dot', defaultMessage: 'Use a dot for decimals: {example}' },
        { example: exampleText },
      );
    }
    return formatMessage(
      { id: 'ds.number.decimal', defaultMessage: 'Write decimals like this: {example}' },
      { example: exampleText },
    );
  }

  return {
    /** The reason as a message; undefined for the message of the rule. */
    message: describe(),
    /** Returns the text in the format of the locale, when the user leaves the field. */
    format: (): string => {
      const { value, isForeign } = read(text);
      if (value === null || Number.isNaN(value)) return text;
      const shown = format(value);
      if (isForeign) setLastReading({ typed: text.trim(), shown });
      return shown;
    },
    notice: (
      <div data-part={isRead ? 'hint' : undefined}>
        <LiveText>
          {isRead && (
            <FormattedMessage
              id="ds.number.readAs"
              defaultMessage="“{typed}” was read as {shown}."
              values={{ typed: lastReading.typed, shown: lastReading.shown }}
            />
          )}
        </LiveText>
      </div>
    ),
  };
}
