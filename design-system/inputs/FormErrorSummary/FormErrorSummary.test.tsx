import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const name = { key: 'name', label: 'Name', message: 'This field is required.', href: '#name' };

test('counts the fields and links to each', async () => {
  const onPress = vi.fn();
  renderInDesignSystem(
    <FormErrorSummary items={[name, { ...name, key: 'email', label: 'Email', onPress }]} />,
  );
  expect(screen.getByRole('group', { name: '2 fields need your attention' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Name' })).toHaveAttribute('href', '#name');
  await userEvent.click(screen.getByRole('link', { name: 'Email' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('shows messages about the whole form', () => {
  renderInDesignSystem(<FormErrorSummary items={[]} messages={['The job is full.']} />);
  expect(screen.getByRole('group', { name: 'The job is full.' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
