import { readConfig } from '../config.ts';
import { ConfigError } from '../config/readVariables.ts';
import { DomainError } from '../domain/domainError.ts';
import { translateError } from '../domain/translateError.ts';
import { getLanguage } from '../i18n/language.ts';
import { openServices } from '../openServices.ts';
import { OperatorError, type Command } from './command.ts';

type Commands = Record<string, Command>;

/** The output of a command and its exit code: 0 success, 1 failure, 2 usage error. */
export type CommandResult = { code: 0 | 1 | 2; text: string };

/** Runs one command against the database of the environment. */
export async function runOperator(
  commands: Commands,
  args: string[],
  env: Record<string, string | undefined>,
): Promise<CommandResult> {
  const [name = 'help', ...rest] = args;
  if (name === 'help') return { code: 0, text: getHelp(commands) };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return { code: 2, text: `There is no command "${name}".\n\n${getHelp(commands)}` };
  if (rest.length < command.minArgs) return { code: 2, text: `Usage: ${name} ${command.usage}` };
  try {
    return { code: 0, text: await runCommand(name, command, rest, env) };
  } catch (error) {
    return { code: 1, text: describeError(error) };
  }
}

async function runCommand(
  name: string,
  command: Command,
  args: string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const config = readConfig(env);
  if (command.isTestHook && !config.hasTestHooks) {
    throw new OperatorError(`"${name}" exists in demo and test mode only.`);
  }
  const services = await openServices(config);
  try {
    await services.clock.refresh();
    return await command.run(services, args);
  } finally {
    await services.db.destroy();
  }
}

function describeError(error: unknown): string {
  if (error instanceof DomainError) {
    const { error: message, errors } = translateError(error, getLanguage('en'));
    return message ?? Object.values(errors ?? {}).join('\n');
  }
  if (error instanceof OperatorError || error instanceof ConfigError) return error.message;
  throw error;
}

function getHelp(commands: Commands): string {
  const rows = Object.entries(commands).map(
    ([name, { usage, about }]) => `  ${`${name} ${usage}`.trimEnd()}\n      ${about}`,
  );
  return ['npm run operator -- COMMAND', '', ...rows].join('\n');
}
