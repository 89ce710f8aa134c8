import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { VirtualList } from './VirtualList.tsx';

const rows = Array.from({ length: 1000 }, (_, index) => ({ id: `${index + 1}` }));

function createList(props: object = {}) {
  return (
    <VirtualList
      aria-label="Jobs"
      items={rows}
      getKey={({ id }) => id}
      estimatedItemHeight={50}
      gap="none"
      {...props}
    >
      {({ id }) => <a href={`/jobs/${id}`}>Job {id}</a>}
    </VirtualList>
  );
}

// jsdom has no layout: mocks a box of 300 px with rows of 50 px.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
});
afterEach(() => vi.restoreAllMocks());

function scrollTo(top: number): void {
  const box = screen.getByRole('group', { name: 'Jobs' });
  act(() => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  });
}

test('a list renders only the rows near the visible area, each with its position', () => {
  renderInDesignSystem(createList());
  const rendered = screen.getAllByRole('listitem');
  // The box shows six rows; a few more are rendered around them.
  expect(rendered.length).toBeGreaterThanOrEqual(6);
  expect(rendered.length).toBeLessThan(15);
  expect(rendered[1]).toHaveAttribute('aria-posinset', '2');
  expect(rendered[1]).toHaveAttribute('aria-setsize', '1000');
});

test('scrolling renders the rows that come into view', () => {
  renderInDesignSystem(createList());
  scrollTo(40_000);
  expect(screen.getByRole('link', { name: 'Job 802' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Job 1' })).toBeNull();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(15);
});

test('the focused row stays rendered when it is scrolled out of view, until the focus leaves', async () => {
  renderInDesignSystem(createList());
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Jobs' })).toHaveFocus();
  await userEvent.tab();
  const first = screen.getByRole('link', { name: 'Job 1' });
  expect(first).toHaveFocus();
  scrollTo(40_000);
  expect(first).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(screen.queryByRole('link', { name: 'Job 1' })).toBeNull();
});

test('the focused row stays rendered when rows are added before it', async () => {
  const { rerender } = renderInDesignSystem(createList());
  await userEvent.tab();
  await userEvent.tab();
  const first = screen.getByRole('link', { name: 'Job 1' });
  expect(first).toHaveFocus();
  const added = Array.from({ length: 100 }, (_, index) => ({ id: `new ${index + 1}` }));
  rerender(createList({ items: [...added, ...rows] }));
  expect(first).toBeInTheDocument();
  expect(first).toHaveFocus();
});

test('a list without rows shows the empty text', () => {
  renderInDesignSystem(createList({ items: [], empty: 'No open jobs.' }));
  expect(screen.getByText('No open jobs.')).toBeVisible();
});

test('a list prints all rows, which are there before the browser takes its picture', () => {
  renderInDesignSystem(createList());
  const count = () => document.querySelectorAll('li').length;
  const before = count();
  // Without `act`, because the browser does not wait for React.
  window.dispatchEvent(new Event('beforeprint'));
  expect(count()).toBe(1000);
  window.dispatchEvent(new Event('afterprint'));
  expect(count()).toBe(before);
});
