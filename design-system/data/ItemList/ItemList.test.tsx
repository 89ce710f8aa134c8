import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ItemList } from './ItemList.tsx';

test('is a named list whose rows read as title, detail, end', () => {
  renderInDesignSystem(
    <ItemList
      aria-label="Next up"
      items={[
        { id: '1', title: 'Send the draft', description: 'Morning tea', end: 'Due' },
        { id: '2', title: 'Send the link' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Next up' })).toBeVisible();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['Send the draftMorning teaDue', 'Send the link']);
});

test('an aligned list is read in the same order, and passes its id to its root', () => {
  renderInDesignSystem(
    <ItemList
      isAligned
      id="jobs"
      items={[
        {
          id: '1',
          title: 'Send the draft',
          description: 'Tea',
          end: '$ 5',
          endDescription: 'Applied',
        },
      ]}
    />,
  );
  expect(screen.getByRole('list')).toHaveAttribute('id', 'jobs');
  expect(screen.getByRole('listitem')).toHaveTextContent('Send the draftTea$ 5Applied');
});

test('the heading of a column is read in each row; above the list it is only seen', () => {
  renderInDesignSystem(
    <ItemList
      isAligned
      columns={[
        { id: 'paid', header: 'Paid' },
        { id: 'closes', header: 'Closes' },
      ]}
      items={[
        { id: '1', title: 'Morning tea', cells: { paid: '28 Dec' }, end: '$ 5' },
        { id: '2', title: 'Night run', cells: { paid: '3 Jan' }, end: '$ 7' },
      ]}
    />,
  );
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['Morning teaPaid28 Dec$ 5', 'Night runPaid3 Jan$ 7']);
  // A column without texts is left out.
  expect(screen.queryByText('Closes')).toBeNull();
});

test('a figure of 0 is at the end of its row', () => {
  renderInDesignSystem(<ItemList items={[{ id: 'a', title: 'Applications', end: 0 }]} />);
  expect(screen.getByText('0')).toBeVisible();
});
