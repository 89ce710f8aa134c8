import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act, createRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { clearNotices, notify } from '../feedback/Notices/notices.ts';
import { preferencesStore } from '../preferences/preferencesStore.ts';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { components } from './components.ts';
import { createExample } from './examples.ts';
import { toPartName } from './parts.ts';

// These components render no element, or none until they ask.
const withoutRoot = [
  'DesignSystemProvider',
  'DialogTrigger',
  'ErrorBoundary',
  'LazyNoticeRegion',
  'LeaveGuard',
];

// React Aria puts its id on the native control, for external labels.
const withIdInside = ['SearchField'];

// React Aria passes `aria-` attributes to the native control, and none to a root without a role. A Chart has its table as details.
const withoutAria = ['Accordion', 'Chart', 'Menu', 'NoticeRegion', 'SearchField', 'Tabs'];

// The props with which these overlays are open.
const openProps: Record<string, object> = {
  CommandPalette: { isOpen: true },
  ShortcutList: { isOpen: true },
  Tooltip: { isOpen: true },
};

const cases = components.filter(([name]) => !withoutRoot.includes(name));

beforeEach(() => {
  preferencesStore.reset();
  return () => {
    preferencesStore.reset();
    act(clearNotices);
    delete document.body.dataset['tour'];
  };
});

/** Makes components visible that are hidden at first. */
async function open(name: string): Promise<void> {
  if (name === 'ThemeTour') {
    // What the tour points at.
    document.body.dataset['tour'] = 'menu';
    act(() => preferencesStore.set({ themeTour: true }));
  }
  if (name === 'Menu') await userEvent.click(screen.getByRole('button'));
  if (name === 'NoticeRegion') act(() => void notify({ text: 'Saved.' }));
}

test.each(cases)('%s passes ref, id, class and attributes to its root', async (name, component) => {
  const ref = createRef<HTMLElement>();
  renderInDesignSystem(
    createExample(name, component, {
      ...openProps[name],
      ref,
      id: 'mine',
      className: 'mine',
      'data-mine': 'yes',
      'aria-details': 'more',
      // Not in the types.
      style: { color: 'red' },
      render: () => null,
    }),
  );
  await open(name);
  await expect.poll(() => ref.current).toBeInstanceOf(Element);
  const root = ref.current as Element;
  if (!withIdInside.includes(name)) expect(root).toHaveAttribute('id', 'mine');
  expect(root).toHaveClass('mine');
  expect(root).toHaveAttribute('data-mine', 'yes');
  if (!withoutAria.includes(name)) expect(root).toHaveAttribute('aria-details', 'more');
  expect(root).toHaveAttribute('data-part', toPartName(name));
  expect(root.getAttribute('style') ?? '').not.toContain('red');
});
