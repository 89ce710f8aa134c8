import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Timeline } from './Timeline.tsx';

test('each step has its state as text, in order, and the current step is marked', () => {
  renderInDesignSystem(
    <Timeline
      aria-label="From application to payment"
      items={[
        { id: 'a', title: 'Applied', state: 'done', time: '20/02/2026' },
        { id: 'b', title: 'Draft', state: 'current', description: 'Due tomorrow.' },
        { id: 'c', title: 'Live', state: 'failed' },
        { id: 'd', title: 'Paid', state: 'upcoming' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'From application to payment' })).toBeVisible();
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Completed: Applied20/02/2026',
    'Current: DraftDue tomorrow.',
    'Failed: Live',
    'Upcoming: Paid',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
  ]);
});
