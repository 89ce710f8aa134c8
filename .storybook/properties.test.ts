import { withCustomConfig } from 'react-docgen-typescript';
import { expect, test } from 'vitest';
import config from './main.ts';

test('the properties of a component include the ones from React Aria, but not the attributes that every element has', () => {
  const options = config.typescript?.reactDocgenTypescriptOptions ?? {};
  const file = 'design-system/primitives/Button/Button.tsx';
  const [button] = withCustomConfig('tsconfig.json', options).parse(file);
  const names = Object.keys(button?.props ?? {});
  expect(names).toEqual(
    expect.arrayContaining(['variant', 'isDisabled', 'isPending', 'type', 'onPress']),
  );
  expect(names.filter((name) => /^(onKeyDown|aria-label|hidden)$/.test(name))).toEqual([]);
});
