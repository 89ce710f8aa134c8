import type { z } from 'zod';
import type { Variable } from './variable.ts';

/** Thrown for an environment that cannot be used; the message names each variable and its fault. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Values<Group> = {
  [Name in keyof Group]: Group[Name] extends Variable<infer Value> ? Value : never;
};

/** Reads all variables of all groups; gathers every fault before it throws a ConfigError. */
export function readVariables<Groups extends Record<string, Record<string, Variable>>>(
  groups: Groups,
  env: Record<string, string | undefined>,
): { [Group in keyof Groups]: Values<Groups[Group]> } {
  const faults: string[] = [];
  const result: Record<string, Record<string, unknown>> = {};
  for (const [group, variables] of Object.entries(groups)) {
    const values: Record<string, unknown> = {};
    for (const [name, variable] of Object.entries(variables)) {
      const parsed = variable.read.safeParse(env[name] || variable.fallback);
      if (parsed.success) values[name] = parsed.data;
      else faults.push(describeFault(name, variable, env[name] ?? '', parsed.error));
    }
    result[group] = values;
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return result as { [Group in keyof Groups]: Values<Groups[Group]> };
}

function describeFault(
  name: string,
  { isSecret }: Variable,
  value: string,
  error: z.ZodError,
): string {
  const shown = isSecret ? 'the given value' : `"${value}"`;
  return `${name}: ${shown} ${error.issues[0]?.message ?? 'is not valid'}.`;
}
