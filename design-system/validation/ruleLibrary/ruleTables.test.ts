import { getCountrySpecifications } from 'ibantools';
import { postcodeValidator } from 'postcode-validator';
import { expect, test } from 'vitest';
import { createExample } from '../../formatters/mask.ts';
import { postcode, vat } from '../../rules.ts';
import type { DefinedRule } from '../rules.ts';
import { validate } from '../validate.ts';
import { ibanLengths } from './ibanLengths.ts';
import { postcodeForms } from './postcodeForms.ts';
import { vatForms } from './vatForms.ts';

/** Returns the message for a value, or null. */
const check = (rule: DefinedRule, value: string) => validate(value, [rule])?.text ?? null;

test('IBANs have the lengths that ibantools has, without its codes of territories', () => {
  const territories = 'AX GF GP MF MQ NC PF PM RE TF WF YT'.split(' ');
  const expected = Object.entries(getCountrySpecifications()).flatMap(
    ([country, { chars, IBANRegistry }]) =>
      IBANRegistry && !territories.includes(country) ? [[country, chars]] : [],
  );
  expect(expected.length).toBeGreaterThan(70);
  expect(Object.fromEntries(ibanLengths)).toMatchObject(Object.fromEntries(expected));
});
test('each example is valid', () => {
  for (const [country, form] of Object.entries(vatForms))
    for (const one of form.split('|'))
      expect(check(vat(), country + createExample(one))).toBe(null);
  for (const [country, form] of postcodeForms)
    for (const one of form.split('|'))
      expect(check(postcode({ country }), createExample(one))).toBe(null);
});
test('postcodes of the package postcode-validator pass', () => {
  const missed: string[] = [];
  const samples = [
    '12345',
    '1234',
    '123',
    '123456',
    '1234567',
    '12-345',
    '123 45',
    '1234 AB',
    '123-4567',
  ];
  samples.push(
    '1234-567',
    '12345-678',
    'K1A 0B1',
    'SW1A 1AA',
    'D02 X285',
    'AD123',
    'BB12345',
    'VG1110',
  );
  samples.push(
    '97133',
    '22100',
    '98000',
    '9490',
    '96799',
    '00901',
    '39010',
    '00120',
    '47890',
    '80000',
  );
  for (const country of postcodeForms.keys()) {
    for (const sample of samples) {
      const isOther = postcodeValidator(sample, country);
      if (isOther && check(postcode({ country }), sample) !== null)
        missed.push(`${country} ${sample}`);
    }
  }
  // Correos de Costa Rica uses five digits, and Israel Post seven (formerly five).
  expect(missed).toEqual(['CR 123-4567', 'IL 123456']);
});
