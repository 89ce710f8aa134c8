import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Spinner } from './Spinner.tsx';

test('a spinner has its label as accessible name', () => {
  renderInDesignSystem(<Spinner aria-label="Loading the jobs" />);
  expect(screen.getByRole('img', { name: 'Loading the jobs' })).toBeVisible();
});
