import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'brief', label: 'Brief', content: 'Make tea.' },
  { id: 'tasks', label: 'Tasks', count: 1200, content: 'Draft, then link.' },
];

test('selects the first tab, and renders only the selected panel', () => {
  renderInDesignSystem(<Tabs label="About the job" items={items} />);
  expect(screen.getByRole('tablist', { name: 'About the job' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Brief' })).toHaveTextContent('Make tea.');
  expect(screen.queryByText('Draft, then link.')).toBeNull();
});

test('what is new in a tab is part of its name, and 0 is not', () => {
  const news = (count: number) => ({ count, label: `${count} unread` });
  const [brief, tasks] = items.map((item, index) => ({ ...item, badge: news(index * 2) }));
  renderInDesignSystem(<Tabs label="About the job" items={[brief!, tasks!]} />);
  expect(screen.getByRole('tab', { name: 'Brief' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Tasks 1,200 2 unread' })).toBeVisible();
});

test('selects a tab by press or arrow key, and reports it', async () => {
  const onSelect = vi.fn();
  renderInDesignSystem(<Tabs label="About the job" items={items} onSelectionChange={onSelect} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Tasks 1,200' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Draft, then link.');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Make tea.');
  expect(onSelect.mock.calls.map(([id]) => id as unknown)).toContain('tasks');
});

test('a controlled tab changes only through the caller', async () => {
  const onSelect = vi.fn();
  renderInDesignSystem(
    <Tabs label="About the job" items={items} selectedKey="brief" onSelectionChange={onSelect} />,
  );
  await userEvent.click(screen.getByRole('tab', { name: /Tasks/ }));
  expect(onSelect).toHaveBeenCalledWith('tasks');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Make tea.');
});

test('the arrow keys follow the direction of the page', async () => {
  renderInDesignSystem(<Tabs label="عن المهمة" items={items} />, { locale: 'ar' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: /Tasks/ })).toHaveAttribute('aria-selected', 'true');
});

test('a segmented switch is a tab list too, beside the title of the page around it', async () => {
  renderInDesignSystem(
    <Page title="Wallet">
      <Tabs label="Wallet views" variant="segmented" items={items} />
    </Page>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Tasks 1,200' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Draft, then link.');
  const list = screen.getByRole('tablist', { name: 'Wallet views' });
  const title = screen.getByRole('heading', { level: 1 }).closest('div');
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(title?.compareDocumentPosition(list)).toBe(after);
  // Styles of Page select these.
  expect(list.parentElement).toHaveAttribute('data-variant', 'segmented');
  expect(list.parentElement).toHaveAttribute('data-part', 'tabs');
});
