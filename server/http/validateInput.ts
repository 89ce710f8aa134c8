import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { Refusal, type Sentence } from '../domain/domainError.ts';

type Issue = z.core.$ZodIssue;

/** Checks every request by its zod schema; faults become the sentences of the specification. */
export const checkInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    const fields: Record<string, Sentence> = {};
    for (const issue of result.error.issues) {
      for (const name of namesOf(issue)) fields[name] ??= sentenceFor(issue, name, data);
    }
    if (Object.keys(fields).length === 0) return { error: new Refusal('invalid', 'http.invalid') };
    return { error: new Refusal('invalid', null, { fields }) };
  };

function namesOf(issue: Issue): string[] {
  const base = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...base, key].join('.'));
  return base.length > 0 ? [base.join('.')] : [];
}

function sentenceFor(issue: Issue, field: string, data: unknown): Sentence {
  const values = { field };
  if (issue.code !== 'unrecognized_keys' && isEmpty(valueAt(data, issue.path))) {
    return { key: 'rule.required' };
  }
  switch (issue.code) {
    case 'invalid_format':
      if (issue.format === 'email') return { key: 'rule.email' };
      return { key: issue.format === 'regex' ? 'rule.regex' : 'rule.invalid', values };
    case 'too_small':
      if (issue.origin !== 'number' && issue.origin !== 'int') break;
      return { key: 'rule.minValue', values: { ...values, min: String(issue.minimum) } };
    case 'too_big':
      if (issue.origin !== 'number' && issue.origin !== 'int') break;
      return { key: 'rule.maxValue', values: { ...values, max: String(issue.maximum) } };
    default:
      break;
  }
  return { key: 'rule.invalid', values };
}

// A box that must be ticked arrives as false; to its reader it is simply required.
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || value === false;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
