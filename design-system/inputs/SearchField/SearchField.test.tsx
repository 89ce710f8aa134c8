import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { SearchField } from './SearchField.tsx';

test('searches on Enter, and is emptied by its button', async () => {
  const onSubmit = vi.fn();
  const onChange = vi.fn();
  renderInDesignSystem(<SearchField label="Search jobs" {...{ onSubmit, onChange }} />);
  const field = screen.getByRole('searchbox', { name: 'Search jobs' });
  await userEvent.type(field, 'tea{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('tea');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('keeps its name where the label is not to be seen', () => {
  renderInDesignSystem(<SearchField label="Search jobs" isLabelHidden />);
  expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveAttribute(
    'enterkeyhint',
    'search',
  );
});
