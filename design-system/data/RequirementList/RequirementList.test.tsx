import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { RequirementList } from './RequirementList.tsx';

test('labels each result and links to the fix of an unmet requirement', () => {
  renderInDesignSystem(
    <RequirementList
      aria-label="Requirements"
      items={[
        { id: '1', title: 'You live in Morocco', result: 'pass' },
        {
          id: '2',
          title: 'At least 5.0k followers',
          result: 'fail',
          description: 'You have 3.2k.',
          fix: { href: '/profile', label: 'Connect another account' },
        },
        { id: '3', title: 'Caption', result: 'warning' },
        { id: '4', title: 'Audience', result: 'unknown' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Requirements' })).toBeVisible();
  const points = screen.getAllByRole('listitem');
  const labels = points.map((point) => within(point).getByRole('img').getAttribute('aria-label'));
  expect(labels).toEqual(['Met', 'Not met', 'Needs checking', 'Unknown']);
  expect(points[1]).toHaveTextContent('You have 3.2k.');
  expect(screen.getByRole('link', { name: 'Connect another account' })).toHaveAttribute(
    'href',
    '/profile',
  );
});
