import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { DomainError, type LocalizedMessage } from '../domain/domainError.ts';

type Issue = z.core.$ZodIssue;

/** Validates requests by their zod schemas; issues become the validation messages of the specification. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    const fields: Record<string, LocalizedMessage> = {};
    for (const issue of result.error.issues.flatMap(getOwnIssues)) {
      for (const name of getFieldNames(issue)) fields[name] ??= toMessage(issue, name, data);
    }
    if (Object.keys(fields).length === 0) {
      return { error: new DomainError('invalid', 'http.invalid') };
    }
    return { error: new DomainError('invalid', null, { fields }) };
  };

// A body that matches none of several schemas is compared with the first.
function getOwnIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue];
  return issue.errors[0] ?? [issue];
}

function getFieldNames(issue: Issue): string[] {
  const base = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...base, key].join('.'));
  return base.length > 0 ? [base.join('.')] : [];
}

function toMessage(issue: Issue, field: string, data: unknown): LocalizedMessage {
  const values = { field };
  if (issue.code !== 'unrecognized_keys' && isMissing(getValue(data, issue.path))) {
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

// A checkbox that must be ticked arrives as false: to the user it is required.
function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || value === false;
}

function getValue(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
