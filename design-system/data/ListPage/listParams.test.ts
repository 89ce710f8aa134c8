import { expect, test } from 'vitest';
import {
  choiceParam,
  choicesParam,
  dayParam,
  flagParam,
  integerParam,
  sortParam,
  textParam,
} from './listParams.ts';
import { viewParam } from './viewParam.ts';

const choice = choiceParam(['new', 'old']);
const choices = choicesParam(['new', 'old', 'lost']);
const sort = sortParam(['newest', 'due']);

type AnyParam = { parse: (text: string | null) => unknown; format: (value: never) => string };

// The parameter, its text in the address, the value of that text, and the text of the value.
const texts: [string, AnyParam, string | null, unknown, string][] = [
  ['text', textParam(), 'weber', 'weber', 'weber'],
  ['text', textParam(), ' we\u0000ber\n', 'weber', 'weber'],
  ['text', textParam({ maxLength: 3 }), 'weber', 'web', 'web'],
  ['text', textParam(), '   ', undefined, ''],
  ['text', textParam(), null, undefined, ''],
  ['choice', choice, 'old', 'old', 'old'],
  ['choice', choice, 'OLD', undefined, ''],
  ['choice', choice, 'toString', undefined, ''],
  ['choice', choice, null, undefined, ''],
  ['choices', choices, 'old,unknown,new,old', ['new', 'old'], 'new,old'],
  ['choices', choices, 'unknown', [], ''],
  ['choices', choices, null, [], ''],
  ['choices without a list', choicesParam(), 'b,a,b,', ['b', 'a'], 'b,a'],
  ['flag', flagParam, '1', true, '1'],
  ['flag', flagParam, 'true', false, ''],
  ['flag', flagParam, null, false, ''],
  ['integer', integerParam(), '1250', 1250, '1250'],
  ['integer', integerParam(), '0', 0, '0'],
  ['integer', integerParam(), '12.5', undefined, ''],
  ['integer', integerParam(), '1e3', undefined, ''],
  ['integer', integerParam(), '', undefined, ''],
  ['integer', integerParam(), '-1', undefined, ''],
  ['integer', integerParam(), '99999999999999999999', undefined, ''],
  ['integer', integerParam({ minValue: -5, maxValue: 5 }), '-5', -5, '-5'],
  ['integer', integerParam({ minValue: -5, maxValue: 5 }), '6', undefined, ''],
  ['day', dayParam, '2028-02-29', '2028-02-29', '2028-02-29'],
  ['day', dayParam, '2026-02-29', undefined, ''],
  ['day', dayParam, '2026-13-01', undefined, ''],
  ['day', dayParam, '01/02/2026', undefined, ''],
  ['day', dayParam, null, undefined, ''],
  ['sort', sort, 'due', 'due', 'due'],
  ['sort', sort, 'newest', 'newest', ''],
  ['sort', sort, 'price', 'newest', ''],
  ['sort', sort, null, 'newest', ''],
  [
    'view',
    viewParam,
    '{"sorts":[{"column":"due","direction":"ascending"}],"page":3,"density":"tiny"}',
    { sorts: [{ column: 'due', direction: 'ascending' }], page: 3 },
    '{"sorts":[{"column":"due","direction":"ascending"}]}',
  ],
  ['view', viewParam, '{"sorts"', {}, ''],
  ['view', viewParam, '[]', {}, ''],
  ['view', viewParam, 'null', {}, ''],
  ['view', viewParam, null, {}, ''],
];

test.each(texts)('%s: %s %j is %j, and again %j', (_, param, text, value, formatted) => {
  expect(param.parse(text)).toEqual(value);
  expect(param.format(value as never)).toBe(formatted);
});

test('only orders and views do not narrow a list', () => {
  const arrangements = [sort, viewParam, textParam(), choice, choices, flagParam, dayParam];
  expect(arrangements.map(({ isArrangement }) => isArrangement ?? false)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
