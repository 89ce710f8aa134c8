import { failing, nothing, passing, type RuleCase, type RuleRow } from './ruleCase.ts';

/** A bound of numbers: itself, inside, outside, and what is no number. */
export function numberRow(
  rule: 'min_value' | 'max_value',
  bound: number,
  message: string,
): RuleRow {
  const fails = failing(message);
  const [inside, outside] = rule === 'min_value' ? [1, -1] : [-1, 1];
  return {
    rule,
    label: 'amount',
    rules: { [rule]: bound },
    constraints: { type: 'number', [rule === 'min_value' ? 'min' : 'max']: bound },
    cases: [
      nothing,
      passing('the bound', String(bound)),
      passing('the bound with decimals', `${bound}.00`),
      passing('the bound with leading zeros', `00${bound}`),
      passing('the bound between blanks', ` ${bound} `),
      passing('just inside the bound', String(bound + inside * 0.01)),
      passing('far inside the bound', `${inside * 1e9}`),
      fails('just outside the bound', String(bound + outside * 0.01)),
      fails('far outside the bound', `${outside * 1e9}`),
      fails('blanks', '   '),
      fails('a number and letters', '6abc'),
      fails('a number with a separator', '1,000'),
      fails('Arabic-Indic digits', '١٥'),
      fails('full-width digits', '１５'),
      fails('a zero-width space inside', '1\u200b5'),
      fails('an emoji', '😀'),
    ],
  };
}

/** A bound of three characters. */
export function lengthRow(rule: 'min_length' | 'max_length', cases: readonly RuleCase[]): RuleRow {
  const limit = { min_length: { minLength: 3 }, max_length: { maxLength: 3 } };
  const constraints = limit[rule];
  return { rule, label: 'headline', rules: { [rule]: 3 }, constraints, cases };
}
