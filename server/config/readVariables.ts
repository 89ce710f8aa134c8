import type { z } from 'zod';
import type { Variable } from './variable.ts';

/** Thrown for an invalid environment; the message names each variable and its error. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Values<Group> = {
  [Name in keyof Group]: Group[Name] extends Variable<infer Value> ? Value : never;
};

/** Parses all variables of all groups; collects every error before it throws a ConfigError. */
export function readVariables<Groups extends Record<string, Record<string, Variable>>>(
  groups: Groups,
  env: Record<string, string | undefined>,
): { [Group in keyof Groups]: Values<Groups[Group]> } {
  const errors: string[] = [];
  const result: Record<string, Record<string, unknown>> = {};
  for (const [group, variables] of Object.entries(groups)) {
    const values: Record<string, unknown> = {};
    for (const [name, variable] of Object.entries(variables)) {
      const parsed = variable.schema.safeParse(env[name] || variable.fallback);
      if (parsed.success) values[name] = parsed.data;
      else errors.push(describeError(name, variable, env[name] ?? '', parsed.error));
    }
    result[group] = values;
  }
  if (errors.length > 0) throw new ConfigError(errors.join('\n'));
  return result as { [Group in keyof Groups]: Values<Groups[Group]> };
}

function describeError(
  name: string,
  { isSecret }: Variable,
  value: string,
  error: z.ZodError,
): string {
  const printed = isSecret ? 'the given value' : `"${value}"`;
  return `${name}: ${printed} ${error.issues[0]?.message ?? 'is not valid'}.`;
}
