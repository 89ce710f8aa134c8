import { expect, test } from 'vitest';
import { insightMetrics } from '../../contract/rules/work.ts';
import { invalidField } from '../domain/domainError.ts';
import { translateError } from '../domain/translateError.ts';
import { createLanguage } from '../i18n/language.ts';
import { z } from 'zod';
import { catalogues } from '../i18n/catalogue.ts';
import { routes } from '../routes/table.ts';

type Node = {
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  anyOf?: Node[];
};

/** Lists the names of all inputs in a schema, without their paths. */
function listNames({ properties = {}, items, additionalProperties, anyOf = [] }: Node): string[] {
  const nested = [items, additionalProperties, ...anyOf, ...Object.values(properties)];
  return [
    ...Object.keys(properties),
    ...nested.flatMap((node) => (typeof node === 'object' ? listNames(node) : [])),
  ];
}

test('every input has a label, so that no message names it by its path', () => {
  const names = routes.flatMap(({ params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      schema
        ? listNames(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node)
        : [],
    ),
  );
  const missing = [...new Set([...names, ...insightMetrics])].filter(
    (name) => !(`field.${name}` in catalogues.en),
  );
  expect(missing.toSorted()).toEqual([]);
});

test.each([
  ['shipping.city', 'City is not valid.'],
  ['links.0', 'Link is not valid.'],
  ['categories.12', 'Categories is not valid.'],
  ['checklist.b0e4-rule', 'Checklist is not valid.'],
  ['answers.idea', 'Answer is not valid.'],
  ['metrics.views', 'Views is not valid.'],
  ['rates.0.amount.amount', 'Amount is not valid.'],
  ['preferences.email_updates', 'Job updates is not valid.'],
  ['no_such_input', 'Value is not valid.'],
  ['a.constructor', 'Value is not valid.'],
  ['toString', 'Value is not valid.'],
])('the message about %s is "%s"', (field, expected) => {
  const error = invalidField(field, 'rule.invalid');
  expect(translateError(error, createLanguage('en')).errors).toEqual({ [field]: expected });
});
