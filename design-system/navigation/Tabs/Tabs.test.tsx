import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'brief', label: 'Brief', content: 'Make tea.' },
  { id: 'tasks', label: 'Tasks', count: 1200, content: 'Draft, then link.' },
];

test('the first tab is selected by default, and only the selected panel is rendered', () => {
  renderInDesignSystem(<Tabs aria-label="About the job" items={items} />);
  expect(screen.getByRole('tablist', { name: 'About the job' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Brief' })).toHaveTextContent('Make tea.');
  expect(screen.queryByText('Draft, then link.')).toBeNull();
});

test('the name of a tab has the badge for what is new, unless its count is 0', () => {
  const createBadge = (count: number) => ({ count, 'aria-label': `${count} unread` });
  const [brief, tasks] = items.map((item, index) => ({ ...item, badge: createBadge(index * 2) }));
  renderInDesignSystem(<Tabs aria-label="About the job" items={[brief!, tasks!]} />);
  expect(screen.getByRole('tab', { name: 'Brief' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Tasks 1,200 2 unread' })).toBeVisible();
});

test('a press or an arrow key selects a tab, which is reported', async () => {
  const onSelect = vi.fn();
  renderInDesignSystem(
    <Tabs aria-label="About the job" items={items} onSelectionChange={onSelect} />,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Tasks 1,200' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Draft, then link.');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Make tea.');
  expect(onSelect.mock.calls).toEqual([['tasks'], ['brief']]);
});

test('a disabled tab cannot be selected, and is not the first', async () => {
  const [brief, tasks] = items;
  renderInDesignSystem(
    <Tabs aria-label="About the job" items={[{ ...brief!, isDisabled: true }, tasks!]} />,
  );
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Draft, then link.');
  await userEvent.click(screen.getByRole('tab', { name: 'Brief' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Draft, then link.');
});

test('a controlled tab changes only through the caller', async () => {
  const onSelect = vi.fn();
  renderInDesignSystem(
    <Tabs
      aria-label="About the job"
      items={items}
      selectedKey="brief"
      onSelectionChange={onSelect}
    />,
  );
  await userEvent.click(screen.getByRole('tab', { name: /Tasks/ }));
  expect(onSelect).toHaveBeenCalledWith('tasks');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Make tea.');
});

test('the arrow keys follow the direction of the page', async () => {
  renderInDesignSystem(<Tabs aria-label="عن المهمة" items={items} />, { locale: 'ar' });
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Brief' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: /Tasks/ })).toHaveAttribute('aria-selected', 'true');
});

test('a segmented switch is also a tab list, and follows the title of the page around it', async () => {
  renderInDesignSystem(
    <Page title="Wallet">
      <Tabs aria-label="Wallet views" variant="segmented" items={items} />
    </Page>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Tasks 1,200' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Draft, then link.');
  const list = screen.getByRole('tablist', { name: 'Wallet views' });
  const title = screen.getByRole('heading', { level: 1 }).closest('div');
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(title?.compareDocumentPosition(list)).toBe(after);
  // Styles of Page select these attributes.
  expect(list.parentElement).toHaveAttribute('data-variant', 'segmented');
  expect(list.parentElement).toHaveAttribute('data-part', 'tabs');
});

test.each([
  ['none out of sight', { scrollWidth: 300, scrollLeft: 0 }, null],
  ['more after it', { scrollWidth: 400, scrollLeft: 0 }, 'right'],
  ['more before it', { scrollWidth: 400, scrollLeft: 100 }, 'left'],
  ['more on both sides', { scrollWidth: 400, scrollLeft: 40 }, 'both'],
])('the edge fades where tabs are out of sight: %s', (_, { scrollWidth, scrollLeft }, more) => {
  renderInDesignSystem(<Tabs aria-label="About the job" items={items} />);
  const list = screen.getByRole('tablist');
  Object.defineProperties(list, {
    clientWidth: { value: 300 },
    scrollWidth: { value: scrollWidth },
    scrollLeft: { value: scrollLeft, writable: true },
  });
  fireEvent.scroll(list);
  expect(list.getAttribute('data-more')).toBe(more);
});

test('a tab with a badge is scrolled into view, unless the selected tab would be scrolled out of view', () => {
  // The distances in px of the tabs from the left edge of the list, which is 300 px wide.
  const offsets: Record<string, number> = { Brief: 32, Tasks: 260 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function measure(
    this: HTMLElement,
  ) {
    if (this.getAttribute('role') === 'tablist') return new DOMRect(0, 0, 300, 44);
    const name = /^[A-Z][a-z]+/.exec(this.textContent)?.[0] ?? '';
    const scrolled = this.closest('[role="tablist"]')?.scrollLeft ?? 0;
    return new DOMRect((offsets[name] ?? 0) - scrolled, 0, 100, 44);
  });
  const badge = { count: 2, 'aria-label': '2 unread' };
  const marked = [items[0]!, { ...items[1]!, badge }];
  const { unmount } = renderInDesignSystem(<Tabs aria-label="Marked" items={marked} />);
  // To be shown beside the fade of 32 px, Tasks needs 260 + 100 + 32 - 300 = 92 px, by which the selected tab would leave the list.
  expect(screen.getByRole('tablist').scrollLeft).toBe(0);
  unmount();
  // At 124 px the selected tab is beside the fade after scrolling by 92 px.
  offsets['Brief'] = 124;
  renderInDesignSystem(<Tabs aria-label="Marked" items={marked} />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(92);
  vi.restoreAllMocks();
});

test('the first tab is selected and reached by Tab if the selected one does not exist', async () => {
  renderInDesignSystem(<Tabs aria-label="Jobs" items={items} selectedKey="unknown" />);
  expect(screen.getByRole('tabpanel')).toBeVisible();
  await userEvent.tab();
  expect(screen.getAllByRole('tab')[0]).toHaveFocus();
});
