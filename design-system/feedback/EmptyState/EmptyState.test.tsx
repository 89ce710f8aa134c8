import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

test('shows what is missing, why, and what to do', () => {
  renderInDesignSystem(
    <EmptyState title="No applications yet" level={3} actions={<Button>Browse jobs</Button>}>
      Jobs you apply for appear here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No applications yet' })).toBeVisible();
  expect(screen.getByText('Jobs you apply for appear here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Browse jobs' })).toBeVisible();
});
