import { countNoun } from '../domain/countNoun.ts';
import { parseRates, RatesError } from '../domain/money/parseRates.ts';
import { storeRates } from '../domain/money/referenceRates.ts';
import { OperatorError, type Command } from './command.ts';
import { readTextFile } from './readTextFile.ts';

const defaultSource = 'European Central Bank';

/** The reference rates by which amounts of several currencies are compared. */
export const rateCommands: Record<string, Command> = {
  rates: {
    usage: '[FILE [SOURCE…]]',
    about:
      'List the reference rates, or load them from a CSV file such as eurofxref.csv of the ECB. Rates are only used to compare pay.',
    minArgs: 0,
    async run(services, [file, ...words]) {
      if (!file) return list(services);
      const text = await readTextFile(file);
      const rates = parse(text, file);
      const stored = await storeRates(services, rates, words.join(' ') || defaultSource);
      const older = rates.map(({ currency }) => currency).filter((one) => !stored.includes(one));
      return [
        `Loaded ${countNoun(stored.length, 'rate')}.`,
        ...(older.length > 0 ? [`Newer ones were kept: ${older.join(', ')}.`] : []),
      ].join(' ');
    },
  },
};

function parse(text: string, file: string) {
  try {
    return parseRates(text);
  } catch (error) {
    if (error instanceof RatesError) throw new OperatorError(`${file}: ${error.message}`);
    throw error;
  }
}

async function list({ db }: Parameters<Command['run']>[0]): Promise<string> {
  const rows = await db.selectFrom('reference_rates').selectAll().orderBy('currency').execute();
  if (rows.length === 0) return 'There are no reference rates.';
  return rows
    .map(({ currency, rate, day, source }) => `1 EUR = ${rate} ${currency}  ${day}  ${source}`)
    .join('\n');
}
