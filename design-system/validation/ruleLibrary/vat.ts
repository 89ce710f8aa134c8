import { compactCode, createExample, matchesMask } from '../../formatters/mask.ts';
import { defineMessage } from '../messages.ts';
import type { DefinedRule, RuleFailure } from '../rules.ts';
import { acceptedCountries } from './acceptedCountries.ts';
import { createRule, readText } from './createRule.ts';
import { vatForms } from './vatForms.ts';

const message = defineMessage({
  id: 'ds.validation.vat',
  defaultMessage: 'Enter the VAT number with its country code, like this: {example}',
});

type Options = {
  /** The prefixes that are accepted, such as `DE`; Greece has `EL`, Northern Ireland `XI`, Switzerland `CH`. All by default. */
  readonly countries?: readonly string[];
};

function checkVat(value: unknown, { countries }: Options): RuleFailure | null {
  const code = compactCode(readText(value) ?? '');
  const prefix = code.slice(0, 2);
  // GR is the code of Greece everywhere else.
  const typed = prefix === 'GR' ? 'EL' : prefix;
  const isKnown = Object.hasOwn(vatForms, typed);
  if (countries && isKnown && !countries.includes(typed)) return acceptedCountries(countries);
  const country = isKnown ? typed : (countries?.[0] ?? 'DE');
  const form = vatForms[country] ?? '';
  if (prefix === country && matchesMask(code.slice(2), form)) return null;
  return { message, values: { example: country + createExample(form) } };
}

/**
 * Requires a VAT number of the EU, Great Britain, Northern Ireland, Norway or Switzerland with its country code, in the form that the country
 * uses. Spaces, dots and small letters are accepted. Only VIES or the country's register knows whether a number is assigned.
 */
export function vat(options: Options = {}): DefinedRule {
  return createRule('vat', checkVat, options);
}
