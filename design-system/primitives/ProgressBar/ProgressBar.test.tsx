import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ProgressBar } from './ProgressBar.tsx';

test('the value text of a progress bar is a percentage', () => {
  renderInDesignSystem(<ProgressBar label="Profile" value={3} maxValue={5} />);
  const bar = screen.getByRole('progressbar', { name: 'Profile' });
  expect(bar).toHaveAttribute('aria-valuenow', '3');
  expect(bar).toHaveAttribute('aria-valuetext', '60%');
});

test('an indeterminate progress bar has no value', () => {
  renderInDesignSystem(<ProgressBar label="Uploading" isIndeterminate />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).not.toHaveAttribute(
    'aria-valuenow',
  );
});
