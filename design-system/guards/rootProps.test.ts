import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { components } from './components.ts';
import { exampleOf } from './examples.ts';

// These put nothing of their own on the page, or nothing that an application would reach for.
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

// Its id is the one of the native control, where React Aria puts it for a label elsewhere.
const withIdInside = ['SearchField'];

const cases = components.filter(([name]) => !withoutRoot.includes(name));

test.each(cases)('%s gives ref, id and data attributes to its root', (name, component) => {
  const ref = createRef<HTMLElement>();
  renderInDesignSystem(exampleOf(name, component, { ref, id: 'mine', 'data-mine': 'yes' }));
  expect(ref.current).toBeInstanceOf(Element);
  if (!withIdInside.includes(name)) expect(ref.current).toHaveAttribute('id', 'mine');
  expect(ref.current).toHaveAttribute('data-mine', 'yes');
});
