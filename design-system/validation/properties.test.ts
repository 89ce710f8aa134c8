import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Constraints } from './constraints.ts';
import { isEmpty } from './isEmpty.ts';
import { interpolate } from './messages.ts';
import { deriveRules, mergeRules, type NamedRules } from './rules.ts';
import { validate } from './validate.ts';

// Random parameters of rules are often unusable, which logs warnings.
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

const anyValue = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withMap: true }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>(Symbol('s'), () => 1, /x/g, { valueOf: () => ({}), toString: null }),
);

const anyConstraints = fc.record(
  {
    required: anyValue,
    type: fc.oneof(fc.constantFrom('email', 'number', 'text', 'date'), anyValue),
    multiple: anyValue,
    pattern: fc.oneof(fc.string(), anyValue),
    maxLength: anyValue,
    minLength: anyValue,
    min: anyValue,
    max: anyValue,
  },
  { requiredKeys: [] },
) as unknown as fc.Arbitrary<Constraints>;

const pattern = fc
  .tuple(fc.constantFrom('a', '^a', 'a$', '[ab]+', '\\d'), fc.constantFrom('', 'g', 'y', 'gi'))
  .map(([source, flags]) => new RegExp(source, flags));

const anyRules: fc.Arbitrary<NamedRules> = fc.record(
  {
    required: fc.boolean(),
    email: fc.oneof(fc.boolean(), fc.record({ multiple: fc.boolean() })),
    digits: fc.integer({ min: 0, max: 8 }),
    regex: pattern,
    min_value: fc.double(),
    max_value: fc.double(),
    min_length: fc.nat(9),
    max_length: fc.nat(9),
  },
  { requiredKeys: [] },
);

test('validation never throws, whatever the value and the constraints', () => {
  fc.assert(
    fc.property(
      anyValue,
      anyConstraints,
      anyRules,
      fc.string(),
      (value, constraints, rules, label) => {
        const derived = deriveRules(constraints);
        validate(value, derived, { label });
        validate(value, mergeRules(derived, rules), { label });
      },
    ),
    { numRuns: 2000 },
  );
});

test('validation is deterministic', () => {
  fc.assert(
    fc.property(anyValue, anyRules, (value, rules) => {
      expect(validate(value, rules)).toEqual(validate(value, rules));
    }),
  );
});

test('the error is from the first rule that also fails alone, with `required` before all others', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), anyValue), anyRules, (value, rules) => {
      const names = Object.keys(rules) as (keyof NamedRules)[];
      const inOrder = [...names.filter((name) => name === 'required'), ...names];
      const failing = inOrder.find((name) => validate(value, { [name]: rules[name] }) !== null);
      expect(validate(value, rules)?.rule).toBe(failing);
    }),
  );
});

test('an empty value fails only required', () => {
  fc.assert(
    fc.property(fc.constantFrom<unknown>('', null, undefined, []), anyRules, (empty, rules) => {
      expect(isEmpty(empty)).toBe(true);
      expect(validate(empty, rules)?.rule).toBe(rules.required ? 'required' : undefined);
    }),
  );
});

test('a message has its values unchanged, even if they look like placeholders', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const text = interpolate('<{one}|{other}>', { one, other });
      expect(text).toBe(`<${one}|${other}>`);
    }),
  );
});
