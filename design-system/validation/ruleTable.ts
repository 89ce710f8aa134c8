import { lengthRow, numberRow } from './boundRows.ts';
import { failing, nothing, passing, type RuleRow } from './ruleCase.ts';
import { defineRule } from './rules.ts';

const required = 'This field is required.';
const email = 'Email is not valid.';
const digits = 'The code must be 6 digits number.';
const regex = 'The handle is invalid.';
const minimum = 'The minimum amount is 10.';
const maximum = 'The maximum amount is 20.';

const noEmail = failing(email);
const noDigits = failing(digits);
const noMatch = failing(regex);
const noLength = failing('headline is not valid.');
const noColour = failing('colour is not valid.');

/** What each rule says, as data: the tests of the core, those of the fields and the documentation read it. */
export const ruleTable: readonly RuleRow[] = [
  {
    rule: 'required',
    label: 'name',
    rules: { required: true },
    constraints: { required: true },
    cases: [
      failing(required)('nothing', ''),
      failing(required)('blanks', '  \t '),
      failing(required)('a full-width and a no-break space', '\u3000\u00a0'),
      passing('a name', 'Mia'),
      passing('zero', '0'),
      passing('an emoji', '😀'),
      passing('a zero-width space, which is no blank', '\u200b'),
    ],
  },
  {
    rule: 'email',
    label: 'contact',
    rules: { email: true },
    constraints: { type: 'email' },
    cases: [
      nothing,
      passing('an address', 'mia@demo.test'),
      passing('an address with all signs', "o'neil+jobs_1@ex-ample.co.uk"),
      passing('an address in another script', '用户@demo.test'),
      passing('two letters at the end', 'a@b.co'),
      noEmail('one letter at the end', 'a@b.c'),
      noEmail('no domain', 'mia@'),
      noEmail('no dot', 'mia@demo'),
      noEmail('two dots', 'mia..tan@demo.test'),
      noEmail('a list', 'mia@demo.test, leo@demo.test'),
      noEmail('blanks', '  '),
      noEmail('a blank at the end', 'mia@demo.test '),
      noEmail('a zero-width space', 'mia\u200b@demo.test'),
      noEmail('a full-width sign', 'mia＠demo.test'),
    ],
  },
  {
    rule: 'email, several',
    label: 'contacts',
    rules: { email: { multiple: true } },
    constraints: { type: 'email', multiple: true },
    cases: [
      nothing,
      passing('one address', 'mia@demo.test'),
      passing('a list', 'mia@demo.test,leo@demo.test'),
      passing('a list with blanks', ' mia@demo.test , leo@demo.test '),
      noEmail('a comma at the end', 'mia@demo.test,'),
      noEmail('two commas', 'mia@demo.test,,leo@demo.test'),
      noEmail('a semicolon', 'mia@demo.test;leo@demo.test'),
      noEmail('one that is none', 'mia@demo.test, leo'),
      noEmail('blanks', '  '),
    ],
  },
  {
    rule: 'digits',
    label: 'code',
    rules: { digits: 6 },
    cases: [
      nothing,
      passing('six digits', '123456'),
      passing('leading zeros', '000012'),
      noDigits('five', '12345'),
      noDigits('seven', '1234567'),
      noDigits('a blank', '123 56'),
      noDigits('only blanks', '      '),
      noDigits('a sign', '-12345'),
      noDigits('a letter', '6abc12'),
      noDigits('Arabic-Indic digits', '١٢٣٤٥٦'),
      noDigits('full-width digits', '１２３４５６'),
      noDigits('a zero-width space', '12345\u200b'),
      noDigits('emoji', '😀😀😀'),
    ],
  },
  {
    rule: 'regex',
    label: 'handle',
    // Only a flag that remembers would make the second answer another one.
    rules: { regex: /^[\p{L}\d._]+$/gu },
    constraints: { pattern: '[\\p{L}\\d._]+' },
    cases: [
      nothing,
      passing('a match', 'mia.eats_2'),
      passing('another script', 'مي.تان'),
      noMatch('a blank inside', 'mia eats'),
      noMatch('blanks', '  '),
      noMatch('an emoji', 'mia😀'),
      noMatch('a zero-width space', 'mia\u200b'),
      noMatch('markup', '<b>'),
    ],
  },
  numberRow('min_value', 10, minimum),
  numberRow('max_value', 20, maximum),
  lengthRow('min_length', [
    nothing,
    passing('as many', 'abc'),
    passing('more', 'abcd'),
    passing('blanks, which count', '   '),
    passing('an emoji, which counts twice, and a letter', '😀a'),
    noLength('one less', 'ab'),
    noLength('an emoji alone', '😀'),
  ]),
  lengthRow('max_length', [
    nothing,
    passing('as many', 'abc'),
    passing('fewer', 'a'),
    passing('an emoji and a letter', '😀a'),
    noLength('one more', 'abcd'),
    noLength('blanks, which count', '    '),
    noLength('two emoji, which count twice', '😀😀'),
    noLength('a zero-width space, which counts', 'abc\u200b'),
  ]),
  {
    rule: 'one of your own',
    label: 'colour',
    rules: [defineRule('colour', (value) => value === 'red')],
    cases: [
      nothing,
      passing('what it asks for', 'red'),
      noColour('something else', 'blue'),
      noColour('blanks', ' '),
    ],
  },
];
