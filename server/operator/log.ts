import os from 'node:os';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/schema.ts';
import { containsInAnyCase } from '../database/like.ts';
import { inTransaction } from '../database/transaction.ts';
import { normalizeEmail } from '../domain/email.ts';
import { toIso } from '../domain/dates.ts';
import { newId } from '../domain/identifiers.ts';
import { maskEmail } from '../domain/maskContact.ts';
import { toOneLine } from '../domain/oneLine.ts';
import { OperatorError, type Command } from './command.ts';

const [maxName, maxText, maxRows] = [100, 500, 100];
const actorOption = '--as';
// Does not match the paths of files.
const emailAddress = /[^\s",;:@/\\<>()]+@[^\s",;:@/\\<>()]+\.[\p{L}\d-]+/gu;

/** The log of commands. */
export const logCommands: Record<string, Command> = {
  log: {
    usage: '[WORD]',
    about:
      'List the latest commands and who ran them. With WORD, list those whose actor, command or arguments contain it. Run commands with --as NAME to be named here.',
    minArgs: 0,
    async run({ db }, [word = '']) {
      const lines = await listCommands(db, word);
      return lines.join('\n') || 'No command was recorded.';
    },
  },
};

/** Lists the newest commands that contain a word, one per line, oldest first. */
export async function listCommands(db: Database, word: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_log')
    .selectAll()
    // Leaves out this command, which has begun but not ended.
    .where((row) => row.not(row.and([row('command', '=', 'log'), row('result', '=', 'begun')])))
    .$if(word !== '', (query) =>
      query.where(
        containsInAnyCase(sql<string>`(actor || ' ' || command || ' ' || arguments)`, word),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(maxRows)
    .execute();
  return rows
    .reverse()
    .map(({ at, actor, command, arguments: args, result, error }) =>
      [toIso(at), actor, command, ...(JSON.parse(args) as string[]), `→ ${result}`, error ?? '']
        .join('  ')
        .trimEnd(),
    );
}

/** A command line without its `--as NAME`, and who runs it: that name, or the user of the system. */
export type Invocation = { args: string[]; actor: string };

/** Reads who runs a command; throws an OperatorError for `--as` without a name. */
export function readInvocation(
  commandLine: readonly string[],
  env: Record<string, string | undefined>,
): Invocation {
  const optionIndex = commandLine.indexOf(actorOption);
  if (optionIndex < 0)
    return { args: [...commandLine], actor: env['SUDO_USER'] ?? getSystemUser() };
  const actor = toOneLine(commandLine[optionIndex + 1] ?? '', maxName);
  if (actor === '' || actor.startsWith('--')) throw new OperatorError('--as needs a name.');
  return { args: commandLine.toSpliced(optionIndex, 2), actor };
}

/** Records that a command begins, and returns the function that records its end; `error` is null if it succeeded. */
export async function recordCommand(
  db: Database,
  { actor, command, args }: { actor: string; command: string; args: string[] },
): Promise<(error: string | null) => Promise<void>> {
  const row = {
    id: newId(),
    at: Date.now(),
    actor,
    command,
    arguments: JSON.stringify(args.map((text) => toOneLine(text, maxText))),
  };
  const write = (result: 'begun' | 'done' | 'failed', error: string | null) =>
    inTransaction(db, async (tx) => {
      // Reads the arguments again, because the command may have erased a person from them.
      const stored = await tx
        .selectFrom('operator_log')
        .select('arguments')
        .where('id', '=', row.id)
        .executeTakeFirst();
      const outcome = {
        arguments: await maskUnknown(tx, stored?.arguments ?? row.arguments),
        result,
        error: error === null ? null : await maskUnknown(tx, error),
      };
      await tx
        .insertInto('operator_log')
        .values({ ...row, ...outcome })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(outcome))
        .execute();
    });
  await write('begun', null);
  return async (error) => {
    const text = error === null ? null : toOneLine(error, maxText);
    await write(error === null ? 'done' : 'failed', text);
  };
}

/** Masks the addresses of people without an account, so that no address of an erased person comes back into the log. */
async function maskUnknown(tx: Tx, text: string): Promise<string> {
  const addresses = [...new Set(text.match(emailAddress))];
  if (addresses.length === 0) return text;
  const rows = await tx
    .selectFrom('accounts')
    .select('email')
    .where('email', 'in', addresses.map(normalizeEmail))
    .execute();
  const accountEmails = new Set(rows.map(({ email }) => email));
  return text.replace(emailAddress, (email) =>
    accountEmails.has(normalizeEmail(email)) ? email : maskEmail(email),
  );
}

function getSystemUser(): string {
  try {
    return os.userInfo().username;
  } catch {
    // A container can run as a user without a name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
