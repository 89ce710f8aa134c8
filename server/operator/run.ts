import { readConfig } from '../config.ts';
import { ConfigError } from '../config/readVariables.ts';
import { unlimited } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { readSchemaState, schemaError } from '../database/schemaState.ts';
import { DomainError } from '../domain/domainError.ts';
import { toTerminalText } from '../domain/oneLine.ts';
import { DecryptionError } from '../domain/encryption.ts';
import { translateError } from '../domain/translateError.ts';
import { getLanguage } from '../i18n/language.ts';
import { openServices } from '../openServices.ts';
import { OperatorError, type Command } from './command.ts';
import { describeOutage } from './outage.ts';
import { readInvocation, recordCommand } from './log.ts';

type Commands = Record<string, Command>;

/** The output of a command and its exit code: 0 success, 1 failure, 2 usage error. */
export type CommandResult = { code: 0 | 1 | 2; text: string };

/** Runs one command against the database of the environment, and records who ran it; `report` receives lines of progress. */
export async function runOperator(
  commands: Commands,
  commandLine: string[],
  env: Record<string, string | undefined>,
  report: (line: string) => void = () => undefined,
): Promise<CommandResult> {
  const { code, text } = await run(commands, commandLine, env, (line) =>
    report(toTerminalText(line)),
  );
  return { code, text: toTerminalText(text) };
}

async function run(
  commands: Commands,
  commandLine: string[],
  env: Record<string, string | undefined>,
  report: (line: string) => void,
): Promise<CommandResult> {
  try {
    const { args, actor } = readInvocation(commandLine, env);
    const [name = 'help', ...rest] = args;
    if (name === 'help') return { code: 0, text: getHelp(commands) };
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command)
      return { code: 2, text: `There is no command "${name}".\n\n${getHelp(commands)}` };
    if (rest.length < command.minArgs) return { code: 2, text: `Usage: ${name} ${command.usage}` };
    const invocation = { command: name, args: rest, actor };
    return { code: 0, text: await runCommand(command, invocation, env, report) };
  } catch (error) {
    return { code: 1, text: describeError(error) };
  }
}

async function runCommand(
  command: Command,
  invocation: { command: string; args: string[]; actor: string },
  env: Record<string, string | undefined>,
  report: (line: string) => void,
): Promise<string> {
  const config = readConfig(env);
  if (command.isTestHook && !config.hasTestHooks) {
    throw new OperatorError(`"${invocation.command}" exists in demo and test mode only.`);
  }
  const services = await openServices(config, {
    limits: unlimited,
    prepare: (db) => assertSchema(db, command),
  });
  const { db, clock } = services;
  try {
    if (!command.acceptsAnySchema) await clock.refresh();
    // A migration creates the table of the log, so a command that could not be recorded at its start is recorded at its end.
    const canRecord = async () => (await readSchemaState(db)).kind === 'current';
    const recordEnd = (await canRecord()) ? await recordCommand(db, invocation) : null;
    const end = async (error: string | null) => {
      if (recordEnd) await recordEnd(error);
      else if (await canRecord()) await (await recordCommand(db, invocation))(error);
    };
    try {
      const text = await command.run(services, invocation.args, report);
      await end(null);
      return text;
    } catch (error) {
      // The command's own error takes precedence over a failure to record it.
      await end(summarize(error)).catch(() => undefined);
      throw error;
    }
  } finally {
    await db.destroy();
  }
}

// Throws unless the schema is current: commands never migrate, because servers may be running.
async function assertSchema(db: Database, { acceptsAnySchema }: Command): Promise<void> {
  const state = await readSchemaState(db);
  if (state.kind === 'newer' || (state.kind !== 'current' && !acceptsAnySchema)) {
    throw schemaError(state);
  }
}

/** Returns the text of an error for the log, also of an error that `describeError` throws again. */
function summarize(error: unknown): string {
  try {
    return describeError(error);
  } catch {
    return error instanceof Error ? error.message : String(error);
  }
}

function describeError(error: unknown): string {
  if (error instanceof DomainError) {
    const { error: message, errors } = translateError(toStaff(error), getLanguage('en'));
    return message ?? Object.values(errors ?? {}).join('\n');
  }
  const isExpected =
    error instanceof OperatorError ||
    error instanceof ConfigError ||
    error instanceof DecryptionError;
  if (isExpected) return error.message;
  const outage = describeOutage(error);
  if (outage === undefined) throw error;
  return outage;
}

/** Returns the error as it is for operators: for them, a command that a state does not allow is no change in the meantime. */
function toStaff(error: DomainError): DomainError {
  const { key, values = {} } = error.localizedMessage ?? {};
  return key === 'state.moved'
    ? new DomainError(error.kind, 'state.notPossible', { values })
    : error;
}

function getHelp(commands: Commands): string {
  const rows = Object.entries(commands).map(
    ([name, { usage, about }]) => `  ${`${name} ${usage}`.trimEnd()}\n      ${about}`,
  );
  return ['npm run operator -- COMMAND', '', ...rows].join('\n');
}
