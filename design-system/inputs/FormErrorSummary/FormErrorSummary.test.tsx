import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const name = { id: 'name', label: 'Name', errorMessage: 'This field is required.', href: '#name' };

test('a summary counts the invalid fields and links to each', async () => {
  const onPress = vi.fn();
  renderInDesignSystem(
    <FormErrorSummary
      items={[name, { ...name, id: 'email', label: 'Email', onAction: onPress }]}
    />,
  );
  expect(screen.getByRole('group', { name: '2 fields need your attention' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Name' })).toHaveAttribute('href', '#name');
  await userEvent.click(screen.getByRole('link', { name: 'Email' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('a summary shows messages about the whole form', () => {
  renderInDesignSystem(<FormErrorSummary items={[]} formErrors={['The job is full.']} />);
  expect(screen.getByRole('group', { name: 'The job is full.' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

const createItems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...name,
    id: `${index}`,
    label: `Field ${index + 1}`,
    href: `#field${index + 1}`,
  }));

test('a button shows all errors when there are more than ten, and focuses the first that was hidden', async () => {
  renderInDesignSystem(<FormErrorSummary items={createItems(1200)} />);
  expect(screen.getByRole('group', { name: '1,200 fields need your attention' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 1,200' }));
  expect(screen.getAllByRole('link')).toHaveLength(1200);
  expect(screen.getByRole('link', { name: 'Field 11' })).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the button disappears when ten errors are left; after it was pressed, all errors stay shown', async () => {
  const { rerender } = renderInDesignSystem(<FormErrorSummary items={createItems(11)} />);
  expect(screen.getByRole('button', { name: 'Show all 11' })).toBeVisible();
  rerender(<FormErrorSummary items={createItems(10)} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<FormErrorSummary items={createItems(12)} />);
  // From the first link, past ten links, to the button.
  await userEvent.tab();
  for (let press = 0; press < 10; press += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Field 11' })).toHaveFocus();
  rerender(<FormErrorSummary items={createItems(15)} />);
  expect(screen.getAllByRole('link')).toHaveLength(15);
});

test('the texts of hidden errors are not read', () => {
  let reads = 0;
  const items = createItems(100).map(({ label, ...item }) => ({
    ...item,
    get label() {
      reads += 1;
      return label;
    },
  }));
  renderInDesignSystem(<FormErrorSummary items={items} />);
  // Ten errors are shown; a render may read a label more than once.
  expect(reads).toBeLessThan(30);
});
