import { compactCode, createExample, matchesMask } from '../../formatters/mask.ts';
import { defineMessage } from '../messages.ts';
import type { DefinedRule, RuleContext, RuleFailure } from '../rules.ts';
import { createRule, readText } from './createRule.ts';
import { postcodeForms } from './postcodeForms.ts';

const message = defineMessage({
  id: 'ds.validation.postcode',
  defaultMessage: 'Enter the postcode like this: {example}',
});

type Options = {
  /** The country as an ISO 3166 code. */
  readonly country?: string;
  /** The name of the field that has the country. When it changes, the rule runs again. */
  readonly countryField?: string;
};

function checkPostcode(
  value: unknown,
  { country, countryField }: Options,
  { getValue }: RuleContext,
): RuleFailure | null {
  const other = countryField === undefined ? country : getValue(countryField);
  const selected = typeof other === 'string' ? other : '';
  const form = postcodeForms.get(selected);
  if (form === undefined) return null;
  const code = compactCode(readText(value) ?? '').replace('〒', '');
  // Users also write the country in front: FR-75001, D-10115.
  const bare = code.replace(new RegExp(`^(?:${selected}|[A-Z])(?=\\d+$)`), '');
  if (matchesMask(code, form) || matchesMask(bare, form)) return null;
  return { message, values: { example: createExample(form) } };
}

/**
 * Requires a postcode in the form of a country. Spaces, dashes, small letters and a country code in front are accepted. Any text passes for
 * a country without postcodes, or without a country.
 */
export function postcode(options: Options): DefinedRule {
  return createRule('postcode', checkPostcode, options);
}
