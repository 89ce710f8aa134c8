import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatAmount } from '../../contract/rules/formats.ts';
import type { ClosingBlock, ClosingPlan } from '../../contract/schemas/closing.ts';
import type { Money } from '../../contract/schemas/money.ts';
import { countNoun } from '../domain/countNoun.ts';
import { toIso } from '../domain/dates.ts';
import { describeExport } from '../domain/privacy/describeExport.ts';
import { exportPerson, findPerson, pictureFolder } from '../domain/privacy/exportPerson.ts';
import { eraseAccount } from '../domain/privacy/erase.ts';
import { readClosingPlan } from '../domain/privacy/closingPlan.ts';
import type { Services } from '../domain/services.ts';
import { OperatorError, type Command } from './command.ts';

/** Requests of people about their data. */
export const privacyCommands: Record<string, Command> = {
  export: {
    usage: 'EMAIL|ID FOLDER',
    about:
      'Write all personal data of an account to a new folder: data.json, README.md and pictures.',
    minArgs: 2,
    run: (services, [emailOrId = '', folder = '']) => writeExport(services, emailOrId, folder),
  },
  erase: {
    usage: 'EMAIL|ID [--yes] [--give-up-balance]',
    about:
      'Show what erasing an account ends and what prevents it. Use --yes to erase it now, and --give-up-balance if the person has agreed to lose the balance.',
    minArgs: 1,
    run: (services, [emailOrId = '', ...options]) => erasePerson(services, emailOrId, options),
  },
  closings: {
    usage: '',
    about: 'List the accounts that are being closed or have been erased, by id.',
    minArgs: 0,
    run: listClosings,
  },
};

async function writeExport(services: Services, emailOrId: string, folder: string): Promise<string> {
  const { data, pictures } = await exportPerson(services, emailOrId);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      error.code === 'EEXIST' ? `${folder} already exists.` : `${folder} cannot be created.`,
    );
  });
  const write = (file: string, content: string | Buffer) =>
    writeFile(path.join(folder, file), content, { mode: 0o600, flag: 'wx' });
  await write('data.json', `${JSON.stringify(data, null, 2)}\n`);
  await write('README.md', describeExport());
  if (pictures.length > 0) await mkdir(path.join(folder, pictureFolder), { mode: 0o700 });
  const missing: string[] = [];
  for (const { file, read } of pictures) {
    const bytes = await read();
    if (bytes) await write(file, bytes);
    else missing.push(file);
  }
  return [
    `${folder} has data.json, README.md and ${countNoun(pictures.length - missing.length, 'picture')}.`,
    ...missing.map((file) => `${file} is missing in the storage.`),
  ].join('\n');
}

async function erasePerson(
  services: Services,
  emailOrId: string,
  options: string[],
): Promise<string> {
  const unknown = options.find((option) => !['--yes', '--give-up-balance'].includes(option));
  if (unknown) throw new OperatorError(`"${unknown}" is not --yes or --give-up-balance.`);
  if (options.includes('--yes')) {
    const givesUpBalance = options.includes('--give-up-balance');
    const { id, arePicturesDeleted } = await eraseAccount(services, emailOrId, { givesUpBalance });
    return [
      `${id} was erased. The records of its money stay, without the person.`,
      ...(arePicturesDeleted
        ? []
        : ['The storage did not delete its pictures; the server tries again within a day.']),
    ].join('\n');
  }
  const { id } = await findPerson(services.db, emailOrId);
  const lines = describePlan(await readClosingPlan(services.db, services, id));
  return [`Nothing was changed. Erasing ${id} with --yes:`, ...lines].join('\n');
}

async function listClosings({ db }: Services): Promise<string> {
  const rows = await db
    .selectFrom('account_closings')
    .selectAll()
    .orderBy('requested_at')
    .orderBy('account_id')
    .execute();
  if (rows.length === 0) return 'No account was closed.';
  return rows
    .map(({ account_id: id, actor, requested_at: at, closes_at: until, closed_at: end }) =>
      [
        `${toIso(at)}  ${id}  closed by the ${actor}`,
        end === null ? `to be erased after ${toIso(until)}` : `erased on ${toIso(end)}`,
      ].join(', '),
    )
    .join('\n');
}

function describePlan({ blocks, ends, gives_up: balances }: ClosingPlan): string[] {
  return [
    ...blocks.map((block) => `  prevented by ${describeBlock(block)}`),
    ...ends.map(({ kind, title, brand }) => `  ends the ${kind} ${title} (${brand})`),
    ...balances.map((money) => `  gives up ${format(money)}, with --give-up-balance`),
    '  deletes profile, contacts, payout details, pictures, messages, mails and tickets, ends all sessions',
    '  keeps payments, withdrawals and the ledger without the person',
  ];
}

function describeBlock(block: ClosingBlock): string {
  switch (block.kind) {
    case 'withdrawal':
      return `a withdrawal of ${format(block.amount)} on its way`;
    case 'payment':
      return `a payment of ${format(block.amount)} for ${block.title}, ${block.on === null ? 'late' : `due ${block.on}`}`;
    case 'held':
      return `a payment of ${format(block.amount)} for ${block.title} on hold`;
    case 'work':
      return `approved work on ${block.title}, which is paid; "decide" can end it`;
    case 'case':
      return `an objection about ${block.title}, which is decided by ${block.on}`;
    case 'balance':
      return `a balance of ${format(block.amount)}, unless it is given up with --give-up-balance`;
  }
}

function format({ amount, currency }: Money): string {
  return `${formatAmount({ amount, currency })} ${currency}`;
}
