import type { Constraints } from './constraints.ts';
import { defineRule, type Rules } from './rules.ts';

/** A typed text and the message that a field shows for it; null where the text is valid. */
type RuleCase = {
  readonly description: string;
  readonly text: string;
  readonly message: string | null;
};

/** A rule in an optional field, with its expected messages. */
export type RuleFixture = {
  readonly rule: string;
  readonly label: string;
  readonly rules: Rules;
  /** The constraints that imply the same rule. */
  readonly constraints?: Constraints;
  readonly cases: readonly RuleCase[];
};

const empty: RuleCase = { description: 'empty, in an optional field', text: '', message: null };

function valid(description: string, text: string): RuleCase {
  return { description, text, message: null };
}

/** Returns a function that creates cases with this message. */
function invalid(message: string): (description: string, text: string) => RuleCase {
  return (description, text) => ({ description, text, message });
}

/** Creates the fixture of a bound. */
function createBoundFixture(
  rule: 'min_value' | 'max_value',
  bound: number,
  message: string,
): RuleFixture {
  const outOfRange = invalid(message);
  // The directions from the bound into and out of the valid numbers.
  const [inside, outside] = rule === 'min_value' ? [1, -1] : [-1, 1];
  return {
    rule,
    label: 'amount',
    rules: { [rule]: bound },
    constraints: { type: 'number', [rule === 'min_value' ? 'min' : 'max']: bound },
    cases: [
      empty,
      valid('the bound', String(bound)),
      valid('the bound with decimals', `${bound}.00`),
      valid('the bound with leading zeros', `00${bound}`),
      valid('the bound between blanks', ` ${bound} `),
      valid('just inside the bound', String(bound + inside * 0.01)),
      valid('far inside the bound', `${inside * 1e9}`),
      outOfRange('just outside the bound', String(bound + outside * 0.01)),
      outOfRange('far outside the bound', `${outside * 1e9}`),
      outOfRange('blanks', '   '),
      outOfRange('a number and letters', '6abc'),
      outOfRange('a number with a separator', '1,000'),
      outOfRange('Arabic-Indic digits', '١٥'),
      outOfRange('full-width digits', '１５'),
      outOfRange('a zero-width space inside', '1\u200b5'),
      outOfRange('an emoji', '😀'),
    ],
  };
}

const missing = invalid('This field is required.');
const notEmail = invalid('Email is not valid.');
const notDigits = invalid('The code must be 6 digits number.');
const noMatch = invalid('The handle is invalid.');
const badLength = invalid('headline is not valid.');
const badColour = invalid('colour is not valid.');

/** The expected message of each rule for typical and odd texts. Tests of the core and of fields, and the documentation, use them. */
export const ruleFixtures: readonly RuleFixture[] = [
  {
    rule: 'required',
    label: 'name',
    rules: { required: true },
    constraints: { required: true },
    cases: [
      missing('empty', ''),
      missing('blanks', '  \t '),
      missing('a full-width and a no-break space', '\u3000\u00a0'),
      valid('a name', 'Mia'),
      valid('zero', '0'),
      valid('an emoji', '😀'),
      valid('a zero-width space, which is not a blank', '\u200b'),
    ],
  },
  {
    rule: 'email',
    label: 'contact',
    rules: { email: true },
    constraints: { type: 'email' },
    cases: [
      empty,
      valid('an address', 'mia@demo.test'),
      valid('an address with all signs', "o'neil+jobs_1@ex-ample.co.uk"),
      valid('an address in another script', '用户@demo.test'),
      valid('two letters at the end', 'a@b.co'),
      notEmail('one letter at the end', 'a@b.c'),
      notEmail('no domain', 'mia@'),
      notEmail('no dot', 'mia@demo'),
      notEmail('two dots', 'mia..tan@demo.test'),
      notEmail('a list', 'mia@demo.test, leo@demo.test'),
      notEmail('blanks', '  '),
      notEmail('a blank at the end', 'mia@demo.test '),
      notEmail('a zero-width space', 'mia\u200b@demo.test'),
      notEmail('a full-width sign', 'mia＠demo.test'),
    ],
  },
  {
    rule: 'email, several',
    label: 'contacts',
    rules: { email: { multiple: true } },
    constraints: { type: 'email', multiple: true },
    cases: [
      empty,
      valid('one address', 'mia@demo.test'),
      valid('a list', 'mia@demo.test,leo@demo.test'),
      valid('a list with blanks', ' mia@demo.test , leo@demo.test '),
      notEmail('a comma at the end', 'mia@demo.test,'),
      notEmail('two commas', 'mia@demo.test,,leo@demo.test'),
      notEmail('a semicolon', 'mia@demo.test;leo@demo.test'),
      notEmail('one invalid address', 'mia@demo.test, leo'),
      notEmail('blanks', '  '),
    ],
  },
  {
    rule: 'digits',
    label: 'code',
    rules: { digits: 6 },
    cases: [
      empty,
      valid('six digits', '123456'),
      valid('leading zeros', '000012'),
      notDigits('five', '12345'),
      notDigits('seven', '1234567'),
      notDigits('a blank', '123 56'),
      notDigits('only blanks', '      '),
      notDigits('a sign', '-12345'),
      notDigits('a letter', '6abc12'),
      notDigits('Arabic-Indic digits', '١٢٣٤٥٦'),
      notDigits('full-width digits', '１２３４５６'),
      notDigits('a zero-width space', '12345\u200b'),
      notDigits('emoji', '😀😀😀'),
    ],
  },
  {
    rule: 'regex',
    label: 'handle',
    // With a `g` flag, a test that continued from `lastIndex` would alternate.
    rules: { regex: /^[\p{L}\d._]+$/gu },
    constraints: { pattern: '[\\p{L}\\d._]+' },
    cases: [
      empty,
      valid('a match', 'mia.eats_2'),
      valid('another script', 'مي.تان'),
      noMatch('a blank inside', 'mia eats'),
      noMatch('blanks', '  '),
      noMatch('an emoji', 'mia😀'),
      noMatch('a zero-width space', 'mia\u200b'),
      noMatch('markup', '<b>'),
    ],
  },
  createBoundFixture('min_value', 10, 'The minimum amount is 10.'),
  createBoundFixture('max_value', 20, 'The maximum amount is 20.'),
  {
    rule: 'min_length',
    label: 'headline',
    rules: { min_length: 3 },
    constraints: { minLength: 3 },
    cases: [
      empty,
      valid('the exact length', 'abc'),
      valid('longer', 'abcd'),
      valid('blanks, which count', '   '),
      valid('an emoji, which counts twice, and a letter', '😀a'),
      badLength('one too few', 'ab'),
      badLength('an emoji alone', '😀'),
    ],
  },
  {
    rule: 'max_length',
    label: 'headline',
    rules: { max_length: 3 },
    constraints: { maxLength: 3 },
    cases: [
      empty,
      valid('the exact length', 'abc'),
      valid('shorter', 'a'),
      valid('an emoji and a letter', '😀a'),
      badLength('one too many', 'abcd'),
      badLength('blanks, which count', '    '),
      badLength('two emoji, which count twice', '😀😀'),
      badLength('a zero-width space, which counts', 'abc\u200b'),
    ],
  },
  {
    rule: 'custom rule',
    label: 'colour',
    rules: [defineRule('colour', (value) => value === 'red')],
    cases: [
      empty,
      valid('the expected value', 'red'),
      badColour('another value', 'blue'),
      badColour('blanks', ' '),
    ],
  },
];
