import { readConfig } from '../config.ts';
import { ConfigError } from '../config/readVariables.ts';
import { Refusal } from '../domain/domainError.ts';
import { wordRefusal } from '../http/errors.ts';
import { languageOf } from '../i18n/language.ts';
import { openServices } from '../start.ts';
import { OperatorError, type Command } from './command.ts';
import { commands } from './commands.ts';

/** What a command line printed, and the exit code: 0 done, 1 refused, 2 not understood. */
export type Outcome = { code: 0 | 1 | 2; text: string };

/** Runs one command line of the operator against the database of the environment. */
export async function runOperator(
  args: string[],
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  const [name = 'help', ...rest] = args;
  if (name === 'help') return { code: 0, text: helpText() };
  const command = commands[name];
  if (!command) return { code: 2, text: `There is no command "${name}".\n\n${helpText()}` };
  if (rest.length < command.needs) return { code: 2, text: `Usage: ${name} ${command.usage}` };
  try {
    return { code: 0, text: await runCommand(name, command, rest, env) };
  } catch (error) {
    return { code: 1, text: explain(error) };
  }
}

async function runCommand(
  name: string,
  command: Command,
  args: string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const config = readConfig(env);
  if (command.isSeam && !config.hasSeams) {
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

function explain(error: unknown): string {
  if (error instanceof Refusal) {
    const { error: sentence, errors } = wordRefusal(error, languageOf('en'));
    return sentence ?? Object.values(errors ?? {}).join('\n');
  }
  if (error instanceof OperatorError || error instanceof ConfigError) return error.message;
  throw error;
}

function helpText(): string {
  const rows = Object.entries(commands).map(
    ([name, { usage, about }]) => `  ${`${name} ${usage}`.trimEnd()}\n      ${about}`,
  );
  return ['npm run operator -- COMMAND', '', ...rows].join('\n');
}
