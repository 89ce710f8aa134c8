import { rm, writeFile } from 'node:fs/promises';
import { formatAmount } from '../../contract/rules/formats.ts';
import { payeeNameMaxLength } from '../../contract/rules/payeeName.ts';
import type { Database } from '../database/schema.ts';
import { countNoun } from '../domain/countNoun.ts';
import type { DomainError } from '../domain/domainError.ts';
import {
  applyBankReport,
  parseCsvReport,
  parsePain002,
  ReportError,
} from '../domain/withdrawals/bankReport.ts';
import {
  createPayoutBatch,
  readPayoutBatch,
  type BatchForFile,
  type SkipReason,
} from '../domain/withdrawals/payoutBatches.ts';
import { cutAtWord, isRespelled, toBankName } from '../domain/withdrawals/bankTexts.ts';
import { toPain001, toPayoutCsv } from '../domain/withdrawals/payoutFile.ts';
import type { Services } from '../domain/services.ts';
import { translateError } from '../domain/translateError.ts';
import { getLanguage } from '../i18n/language.ts';
import { OperatorError, type Command } from './command.ts';
import { readTextFile } from './readTextFile.ts';

const skipReasons: Record<SkipReason, string> = {
  on_hold: 'withdrawals of the account are on hold',
  not_approved: 'the account is not approved',
  no_details: 'it has no payout details',
  ended: 'it has been paid or has failed since',
  unwritable:
    'no bank accepts its account number or codes; record it as processing and then as failed with AC01, so that its owner corrects them',
  unreadable: 'no encryption key decrypts its payout details, see rotate-keys',
};

/** The exchange of files with the bank. */
export const bankFileCommands: Record<string, Command> = {
  'payout-file': {
    usage: 'FILE.xml|FILE.csv CURRENCY [paypal] | FILE BATCH',
    about:
      'Put the requested withdrawals of a currency into a batch, mark them as processing, and write a file for the bank: ISO 20022 pain.001 or CSV. With BATCH, write the file of that batch again, without what has been paid or has failed since.',
    minArgs: 2,
    async run(services, [file = '', target = '', kind = 'bank']) {
      if (!/\.(xml|csv)$/.test(file)) throw new OperatorError('FILE must end with .xml or .csv.');
      if (kind !== 'bank' && kind !== 'paypal') {
        throw new OperatorError(`"${kind}" is none of bank, paypal.`);
      }
      if (kind === 'paypal' && file.endsWith('.xml')) throw paypalNeedsCsv();
      // Fails if the file cannot be written, before anything is marked as processing.
      await writeNewFile(file, '');
      const removeFile = () => rm(file, { force: true });
      const { batch, skipped } = await (
        target.startsWith('B-')
          ? readBatchForFile(services, target, file)
          : createPayoutBatch(services, { currency: target, kind })
      ).catch(async (error: unknown) => {
        await removeFile();
        throw error;
      });
      const skippedLines = skipped
        .map(({ reference, reason }) => `\nSkipped ${reference}: ${skipReasons[reason]}.`)
        .join('');
      if (!batch) {
        await removeFile();
        return `No withdrawal in ${target} is ready; no file was written.${skippedLines}`;
      }
      const { id, payments, sum, currency, items } = batch;
      const respelledLines = items
        .filter(({ payee }) => payee.type === 'bank' && isRespelled(payee.holder_name))
        .map(({ reference, payee: { holder_name: name } }) => {
          const written = file.endsWith('.xml')
            ? toBankName(name)
            : cutAtWord(name, payeeNameMaxLength);
          return `\n${reference}: the name ${name} is written as ${written}. If the bank rejects it, the owner has to enter it in Latin letters.`;
        })
        .join('');
      const { debtor } = services.config.withdrawal;
      const content = file.endsWith('.xml') ? toPain001(batch, debtor) : toPayoutCsv(batch);
      await writeFile(file, content, { mode: 0o600 }).catch(async (error: Error) => {
        await removeFile();
        throw new OperatorError(
          `Batch ${id} is processing, but ${file} could not be written (${error.message}). Run: payout-file FILE ${id}${skippedLines}`,
        );
      });
      const amount = formatAmount({ amount: sum, currency });
      return `Batch ${id} with ${countNoun(payments, 'payment')}, ${amount} ${currency}, was written to ${file}. If the file is lost: payout-file FILE ${id}${skippedLines}${respelledLines}`;
    },
  },
  'payout-report': {
    usage: 'FILE.xml|FILE.csv',
    about:
      "Apply the bank's report: ISO 20022 pain.002, or CSV with the columns reference, result and reason. Safe to repeat.",
    minArgs: 1,
    async run(services, [file = '']) {
      const results = await readReport(services.db, file);
      const { changed, unchanged, errors } = await applyBankReport(services, results);
      const text = [
        ...changed,
        `${changed.length} changed, ${unchanged.length} unchanged, ${errors.length} in error.`,
        ...errors.map(({ reference, error }) => `${reference}: ${describe(error)}`),
      ].join('\n');
      if (errors.length > 0) throw new OperatorError(text);
      return text;
    },
  },
};

async function readBatchForFile(
  { db, config }: Services,
  id: string,
  file: string,
): Promise<BatchForFile> {
  const result = await readPayoutBatch(db, config, id);
  const isPayPal = result.batch?.items.some(({ payee }) => payee.type === 'paypal');
  if (isPayPal && file.endsWith('.xml')) throw paypalNeedsCsv();
  return result;
}

function paypalNeedsCsv(): OperatorError {
  return new OperatorError('Payouts to PayPal are written as CSV.');
}

async function readReport(db: Database, file: string) {
  const text = await readTextFile(file);
  try {
    return file.endsWith('.xml') ? await parsePain002(db, text) : parseCsvReport(text);
  } catch (error) {
    throw error instanceof ReportError ? new OperatorError(error.message) : error;
  }
}

/** Writes a file that only its owner can read; throws an OperatorError if it exists. */
async function writeNewFile(file: string, content: string): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'exists' : 'is not writable';
    throw new OperatorError(`${file} ${reason}; nothing was changed.`);
  }
}

function describe(error: DomainError): string {
  return translateError(error, getLanguage('en')).error ?? error.message;
}
