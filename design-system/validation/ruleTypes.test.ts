import { expect, test } from 'vitest';
import { defineRule, type Rules } from './rules.ts';
import { validate } from './validate.ts';

/** Only takes rules, so that the compiler checks them. Returns their number. */
function accepts(...rules: Rules[]): number {
  return rules.length;
}

const even = defineRule('even', (value) => Number(value) % 2 === 0);

test('valid rules compile', () => {
  expect(
    accepts(
      { required: true, email: { multiple: true }, digits: 6, regex: /x/ },
      { min_value: 0, max_value: 9, min_length: 1, max_length: 2 },
      [even],
      [{ digits: 6 }, even],
    ),
  ).toBe(4);
});

test('misspelt rules and wrong parameters do not compile', () => {
  // @ts-expect-error the rule is called required
  accepts({ require: true });
  // @ts-expect-error the rule is called min_value
  accepts({ required: true, minValue: 3 });
  // @ts-expect-error the rule is called digits
  accepts([{ digit: 6 }]);
  // @ts-expect-error a number of digits
  accepts({ digits: '6' });
  // @ts-expect-error a regular expression
  accepts({ regex: 'a+' });
  // @ts-expect-error a number
  accepts({ min_value: '10' });
  // @ts-expect-error a boolean or an object
  accepts({ email: 'multiple' });
  // @ts-expect-error the option is called multiple
  accepts({ email: { many: true } });
  // @ts-expect-error a rule is made with defineRule
  accepts([() => true]);
  // @ts-expect-error a rule returns a boolean
  defineRule('word', () => 'no');
  // @ts-expect-error the option is called label
  validate('', {}, { labl: 'Amount' });
});
