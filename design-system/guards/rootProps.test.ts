import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { components } from './components.ts';
import { createExample } from './examples.ts';

// These components render no element, or none that an application would need.
const withoutRoot = [
  'CommandPalette',
  'DesignSystemProvider',
  'DialogTrigger',
  'Menu',
  'NoticeRegion',
  'ScrollToTop',
  'ShortcutList',
  'SkipLink',
  'ThemeTour',
  'Tooltip',
];

// React Aria puts its id on the native control, for external labels.
const withIdInside = ['SearchField'];

const cases = components.filter(([name]) => !withoutRoot.includes(name));

test.each(cases)('%s passes ref, id and data attributes to its root', (name, component) => {
  const ref = createRef<HTMLElement>();
  renderInDesignSystem(createExample(name, component, { ref, id: 'mine', 'data-mine': 'yes' }));
  expect(ref.current).toBeInstanceOf(Element);
  if (!withIdInside.includes(name)) expect(ref.current).toHaveAttribute('id', 'mine');
  expect(ref.current).toHaveAttribute('data-mine', 'yes');
});
