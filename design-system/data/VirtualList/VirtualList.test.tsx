import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { VirtualList } from './VirtualList.tsx';

const rows = Array.from({ length: 1000 }, (_, index) => ({ id: `${index + 1}` }));
const nameOf = ({ id }: { id: string }) => `Job ${id}`;

function list(props: object = {}) {
  return (
    <VirtualList
      label="Jobs"
      rows={rows}
      rowKey={({ id }) => id}
      rowText={nameOf}
      estimatedRowHeight={50}
      gap={0}
      {...props}
    >
      {(row) => <p>{nameOf(row)}</p>}
    </VirtualList>
  );
}

// There is no layout here: a window of 300 px on rows of 50 px.
beforeEach(() => {
  const { prototype } = window.HTMLElement;
  vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(prototype, 'scrollHeight', 'get').mockReturnValue(50);
});
afterEach(() => vi.restoreAllMocks());

test('has only the rows in sight in the page, and tells the number of all', () => {
  renderInDesignSystem(list());
  expect(screen.getByRole('grid', { name: 'Jobs' })).toHaveAttribute('aria-rowcount', '1000');
  const drawn = screen.getAllByRole('row');
  expect(drawn.length).toBeGreaterThanOrEqual(6);
  expect(drawn.length).toBeLessThan(20);
  expect(drawn[1]).toHaveAttribute('aria-rowindex', '2');
});

test('the keyboard reaches the last row, which is then in the page', async () => {
  renderInDesignSystem(list());
  await userEvent.tab();
  expect(screen.getByRole('row', { name: 'Job 1' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('row', { name: 'Job 2' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('row', { name: 'Job 1000' })).toHaveFocus();
  expect(screen.getAllByRole('row').length).toBeLessThan(20);
});

test('Enter follows the address of a row', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(list({ rowHref: ({ id }: { id: string }) => `/jobs/${id}` }), { navigate });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(navigate).toHaveBeenCalledWith('/jobs/2', undefined);
});

test('says in the words of the caller that there is nothing', () => {
  renderInDesignSystem(list({ rows: [], emptyText: 'No jobs are open now.' }));
  expect(screen.getByText('No jobs are open now.')).toBeVisible();
});

test('draws its rows again when what they depend on changes', () => {
  const draw = (word: string) => (
    <VirtualList
      label="Jobs"
      rows={rows}
      rowKey={({ id }) => id}
      rowText={nameOf}
      dependencies={[word]}
    >
      {({ id }) => <p>{`${word} ${id}`}</p>}
    </VirtualList>
  );
  const { rerender } = renderInDesignSystem(draw('open'));
  expect(screen.getByText('open 1')).toBeInTheDocument();
  rerender(draw('closed'));
  expect(screen.getByText('closed 1')).toBeInTheDocument();
});
