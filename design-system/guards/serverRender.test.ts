// @vitest-environment node
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { components } from './components.ts';
import { createExample } from './examples.ts';

test.each(components)('%s renders on a server without a warning', (name, component) => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onWarn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = createElement(DesignSystemProvider, {
    navigate: () => undefined,
    children: createExample(name, component),
  });
  expect(() => renderToString(page)).not.toThrow();
  expect(onError.mock.calls).toEqual([]);
  expect(onWarn.mock.calls).toEqual([]);
});
