import { describe, expect, test } from 'vitest';
import {
  iban,
  integer,
  length,
  oneOf,
  passwordRules,
  phone,
  postcode,
  requiredIf,
  sameAs,
  step,
  url,
  vat,
} from '../../rules.ts';
import type { DefinedRule } from '../rules.ts';
import { isSameRules } from '../runRules.ts';
import { validate } from '../validate.ts';

/** Returns the message for a value, or null. */
function check(rule: DefinedRule, value: unknown, others: Record<string, unknown> = {}) {
  return validate(value, [rule], { getValue: (name) => others[name] })?.text ?? null;
}

const badUrl = 'Enter a full web address, such as https://example.com.';
const start = 'Begin with https://, like this: https://';

const rows: [title: string, rule: DefinedRule, value: unknown, message: string | null][] = [
  ['an address', url(), 'https://example.com/a?b=c#d', null],
  ['capitals, a port and blanks around', url(), ' HTTP://Example.com:8080 ', null],
  ['a domain in another script', url(), 'https://пример.рф', null],
  ['an address without a scheme', url(), 'example.com/a', `${start}example.com/a`],
  ['a host with a port, which is not a scheme', url(), 'example.com:80', `${start}example.com:80`],
  ['another scheme', url(), 'ftp://example.com', `${start}example.com`],
  ['one slash', url(), 'https:/example.com', `${start}example.com`],
  ['only slashes', url(), '//example.com', `${start}example.com`],
  ['only the accepted scheme', url({ schemes: ['https'] }), 'http://a.co', `${start}a.co`],
  ['a script', url(), 'javascript:alert(1)', badUrl],
  ['a blank inside', url(), 'https://exam ple.com', badUrl],
  ['a host without a domain', url(), 'https://localhost', badUrl],
  ['an IP address', url(), 'https://127.0.0.1', badUrl],
  ['a name before the host', url(), 'https://example.com@other.test', badUrl],
  ['a sentence', url(), 'my website', badUrl],
  ['two dots', url(), 'https://example..com', badUrl],
  ['an address that hides a zero-width space', url(), 'https://exam\u200bple.com', badUrl],
  ['an object', url(), {}, badUrl],

  ['a whole number', integer(), '-12', null],
  ['Arabic digits', integer(), '١٢', null],
  ['full-width digits', integer(), '１２', null],
  ['zero decimals', integer(), '12.0', null],
  ['decimals', integer(), '1.5', 'Enter a whole number.'],
  ['letters', integer(), 'one', 'Enter a whole number.'],
  ['blanks', integer(), '  ', 'Enter a whole number.'],
  ['infinity', integer(), Infinity, 'Enter a whole number.'],

  ['0.3 in steps of 0.1', step(0.1), '0.3', null],
  ['15 in steps of 0.01', step(0.01), 15, null],
  ['0.07 in steps of 0.01', step(0.01), '0.07', null],
  ['a small step', step(1e-7), '1.2345678', null],
  ['a step with a base', step(5, 2), 12, null],
  ['a value below the base', step(5, 2), -3, null],
  ['a value between', step(5), 12, 'The nearest possible values are 10 and 15.'],
  ['a negative value', step(5), -12, 'The nearest possible values are -15 and -10.'],
  ['tenths', step(0.1), 0.25, 'The nearest possible values are 0.2 and 0.3.'],
  [
    'below a small step',
    step(1e-7),
    '1.23456789',
    'The nearest possible values are 1.2345678 and 1.2345679.',
  ],
  ['no number', step(5), 'x', 'Enter a number.'],

  ['the exact length', length(3), 'abc', null],
  ['a list', length({ max: 2 }), ['a', 'b'], null],
  ['too short', length(3), 'ab', 'Length: 2. Required: 3.'],
  ['under the minimum', length({ min: 3 }), 'ab', 'Length: 2. Minimum: 3.'],
  ['over the maximum', length({ min: 1, max: 3 }), 'abcd', 'Length: 4. Maximum: 3.'],
  ['no text', length(3), true, 'Length: 0. Required: 3.'],

  ['an option', oneOf(['S', 'M']), ' M ', null],
  ['a number', oneOf([1, 2]), '2', null],
  ['a list of options', oneOf(['S', 'M']), ['M', 'S'], null],
  ['another text', oneOf(['S', 'M']), 'm', 'Possible values: S, M'],
  ['a list with another text', oneOf(['S', 'M']), ['M', 'L'], 'Possible values: S, M'],

  ['an international number', phone(), '+65 8123-4567', null],
  ['Arabic digits of a number', phone(), '+٦٥ ٨١٢٣٤٥٦٧', null],
  ['a number with 00', phone(), '0065 8123 4567', null],
  ['a national number', phone({ country: 'SG' }), '8123 4567', null],
  ['no country', phone(), '8123 4567', 'Begin the phone number with + and the country code.'],
  ['too few digits', phone(), '+65 812', 'The phone number is too short.'],
  [
    'too many digits',
    phone({ country: 'SG' }),
    '8123 4567 8901 234',
    'The phone number is too long.',
  ],
  [
    'another country',
    phone({ countries: ['SG', 'MY'] }),
    '+44 20 7946 0958',
    'Accepted countries: SG, MY',
  ],
  ['an unassigned number', phone(), '+65 1123 4567', 'Enter a valid phone number.'],
  [
    'letters instead of a number',
    phone({ country: 'SG' }),
    'call me',
    'Enter a valid phone number.',
  ],

  ['an IBAN', iban(), 'DE89 3704 0044 0532 0130 00', null],
  ['small letters and a label', iban(), 'iban: gb82west12345698765432', null],
  ['dashes and full-width letters', iban(), 'ＤＥ89-3704-0044-0532-0130-00', null],
  ['Arabic digits of an IBAN', iban(), 'DE٨٩370400440532013000', null],
  [
    'two swapped digits',
    iban(),
    'DE98 3704 0044 0532 0130 00',
    'The IBAN has a typing error: its check digits do not match.',
  ],
  [
    'FR76, whose check digits match',
    iban(),
    'FR76',
    'Length of an IBAN that begins with FR: 27. Entered: 4.',
  ],
  [
    'a German length under IT',
    iban(),
    'IT96370400440532013000',
    'Length of an IBAN that begins with IT: 27. Entered: 22.',
  ],
  [
    'a country without IBANs',
    iban(),
    'US64SVBKUS6S3300958879',
    'Begin the IBAN with the letters of a country that has IBANs, such as DE.',
  ],
  [
    'an account number',
    iban(),
    '123456',
    'Begin the IBAN with the letters of a country that has IBANs, such as DE.',
  ],
  [
    'a country that is not accepted',
    iban({ countries: ['FR'] }),
    'DE89370400440532013000',
    'Accepted countries: FR',
  ],
  [
    'a letter in the check digits',
    iban(),
    'DEA9370400440532013000',
    'The IBAN has a typing error: its check digits do not match.',
  ],
  [
    'a sign',
    iban(),
    'DE8937040044053201300!',
    'The IBAN has a typing error: its check digits do not match.',
  ],

  ['a VAT number', vat(), 'DE 123 456 789', null],
  ['eleven digits of France', vat(), 'fr68900296724', null],
  ['a new number of Ireland', vat(), 'IE1234567WA', null],
  ['a Swiss number', vat(), 'CHE-123.456.789 MWST', null],
  [
    'without the country',
    vat({ countries: ['FR'] }),
    '68900296724',
    'Enter the VAT number with its country code, like this: FR12345678901',
  ],
  [
    'nine digits of France',
    vat(),
    'FR900296724',
    'Enter the VAT number with its country code, like this: FR12345678901',
  ],
  [
    'the other code of Greece',
    vat(),
    'GR123456789',
    'Enter the VAT number with its country code, like this: EL123456789',
  ],
  [
    'an unknown country',
    vat(),
    'XX1',
    'Enter the VAT number with its country code, like this: DE123456789',
  ],
  [
    'a country that has no VAT numbers of ours',
    vat({ countries: ['AT'] }),
    'DE123456789',
    'Accepted countries: AT',
  ],

  ['a postcode', postcode({ country: 'GB' }), 'sw1a1aa', null],
  ['a postcode with the country', postcode({ country: 'FR' }), 'F-75001', null],
  ['a Japanese postcode', postcode({ country: 'JP' }), '〒１００－０００１', null],
  ['a country without postcodes', postcode({ country: 'AE' }), 'anything', null],
  [
    'a wrong postcode',
    postcode({ country: 'NL' }),
    '1234',
    'Enter the postcode like this: 1234 AB',
  ],
  ['a postcode of the USA', postcode({ country: 'US' }), '94107 1234', null],
  [
    'letters in a German postcode',
    postcode({ country: 'DE' }),
    '1011O',
    'Enter the postcode like this: 12345',
  ],
];

test.each(rows)('%s: rule %#', (_, rule, value, message) => {
  expect(check(rule, value)).toBe(message);
});

test.each(rows.filter(([, , value]) => typeof value === 'string'))(
  '%s: no rule runs for an empty value',
  (_, rule) => {
    expect(check(rule, '')).toBe(null);
  },
);

describe('rules that read another field', () => {
  test('two fields must be the same', () => {
    expect(check(sameAs('a'), 'x', { a: 'x' })).toBe(null);
    expect(check(sameAs('a'), 'x', { a: 'y' })).toBe('The two entries differ.');
    expect(check(sameAs('a', { label: 'Email' }), 'x', {})).toBe(
      'This must be the same as “Email”.',
    );
  });
  test.each([
    [requiredIf('a'), {}, null],
    [requiredIf('a'), { a: false }, null],
    [requiredIf('a'), { a: true }, 'This field is required.'],
    [requiredIf('a', 'US', 'CA'), { a: 'DE' }, null],
    [requiredIf('a', 'US', 'CA'), { a: 'CA' }, 'This field is required.'],
    [requiredIf('a', 'mail'), { a: ['sms', 'mail'] }, 'This field is required.'],
  ])('a value is required by another: %#', (rule, others, message) => {
    expect(check(rule, '', others)).toBe(message);
    expect(check(rule, '  ', others)).toBe(message);
    expect(check(rule, null, others)).toBe(message);
    expect(check(rule, 'text', others)).toBe(null);
  });
  test('a rule that also runs for an empty value stays behind `required`', () => {
    const rules = [requiredIf('a'), { required: true }, { min_length: 3 }];
    expect(validate('', rules, { getValue: () => true })?.rule).toBe('required');
    expect(validate('', rules, { getValue: () => '' })?.rule).toBe('required');
  });
  test('the country of a postcode is read from its field', () => {
    const rule = postcode({ countryField: 'country' });
    expect(check(rule, '1234', { country: 'AT' })).toBe(null);
    expect(check(rule, '1234', { country: 'DE' })).toBe('Enter the postcode like this: 12345');
    expect(check(rule, '1234', {})).toBe(null);
  });
});

test.each([
  [passwordRules.minLength(8), 'abcdefgh', 'abcdefg', 'Minimum number of characters: 8'],
  [passwordRules.lowercase(), 'Aß', 'A1', 'Use a lowercase letter'],
  [passwordRules.uppercase(), 'aÄ', 'a1', 'Use an uppercase letter'],
  [passwordRules.digit(), 'a٣', 'ab', 'Use a digit'],
  [passwordRules.symbol(), 'a!', 'a b', 'Use a symbol, such as ! or ?'],
  [passwordRules.without('mail', 'Email'), 'secret', 'my-MIA.tan-1', 'Do not include “Email”'],
])('a password must have: %#', (rule, valid, invalid, message) => {
  const others = { mail: 'mia.tan@demo.test' };
  expect(check(rule, valid, others)).toBe(null);
  expect(check(rule, invalid, others)).toBe(message);
});

test('rules with equal parameters are equal, so that fields may create them on each render', () => {
  for (const create of [
    () => [iban(), vat({ countries: ['DE'] }), step(5)],
    () => [postcode({ country: 'DE' }), requiredIf('a', 'b'), passwordRules.digit()],
  ])
    expect(isSameRules(create(), create())).toBe(true);
  expect(isSameRules([step(5)], [step(6)])).toBe(false);
  expect(isSameRules([iban()], [vat()])).toBe(false);
});

test('figures in messages are formatted for the language', () => {
  const error = validate('ab', [length(1234)], { formatCount: (count) => `<${count}>` });
  expect(error?.text).toBe('Length: <2>. Required: <1234>.');
});
