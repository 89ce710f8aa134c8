import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { warnOnce } from '../internal/warnOnce.ts';
import { Form } from '../inputs/Form/Form.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { parsePattern } from './constraints.ts';
import { defineRule, type NamedRules } from './rules.ts';
import { validate } from './validate.ts';

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a warning appears once', () => {
  warnOnce('Text of this test.');
  warnOnce('Text of this test.');
  expect(warn).toHaveBeenCalledExactlyOnceWith('[@byline/design-system] Text of this test.');
});

test('there are no warnings in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  // Later tests must not get the modules of production.
  onTestFinished(() => {
    vi.resetModules();
  });
  const production = await import('./validate.ts');
  production.validate('x', { width: 3 } as NamedRules);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['an unknown rule', { length: 3 }, 'There is no rule "length".'],
  ['a wrong parameter', { digits: '6' }, 'The rule "digits" does not accept 6 (string).'],
])('developers are warned about %s', (_, rules, text) => {
  validate('x', rules as NamedRules);
  expect(warn).toHaveBeenCalledExactlyOnceWith(`[@byline/design-system] ${text}`);
});

test('developers are warned about a pattern that does not compile', () => {
  expect(parsePattern('[a')).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('[a does not compile'));
});

test('a pattern that compiles only in the older syntax is used', () => {
  expect(parsePattern('[a-z&&-]+')?.test('a-b')).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test('developers are warned about two fields with one name', () => {
  renderInDesignSystem(
    <Form>
      <TextField name="city" label="City" />
      <TextField name="city" label="Town" />
    </Form>,
  );
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('named "city"'));
});

test('developers are warned about rules that are new at each render', async () => {
  function Counter() {
    const [count, setCount] = useState(0);
    const rules = [defineRule('even', () => count % 2 === 0)];
    return (
      <>
        <TextField name="counter" label="Counter" rules={rules} />
        <button onClick={() => setCount(count + 1)}>Next</button>
      </>
    );
  }
  renderInDesignSystem(<Counter />);
  // More renders than the warning waits for.
  for (let round = 0; round < 5; round += 1) await userEvent.click(screen.getByRole('button'));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The rules of "counter"'));
});
