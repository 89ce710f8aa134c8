import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { VirtualList } from './VirtualList.tsx';

const rows = Array.from({ length: 1000 }, (_, index) => ({ id: `${index + 1}` }));

function list(props: object = {}) {
  return (
    <VirtualList
      label="Jobs"
      rows={rows}
      getRowKey={({ id }) => id}
      estimatedRowHeight={50}
      gap={0}
      {...props}
    >
      {({ id }) => <a href={`/jobs/${id}`}>Job {id}</a>}
    </VirtualList>
  );
}

// There is no layout here: a window of 300 px on rows of 50 px.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
});
afterEach(() => vi.restoreAllMocks());

function scrollTo(place: number): void {
  const box = screen.getByRole('group', { name: 'Jobs' });
  act(() => {
    box.scrollTop = place;
    fireEvent.scroll(box);
  });
}

test('has only the rows near to sight in the page, each told its place among all', () => {
  renderInDesignSystem(list());
  const drawn = screen.getAllByRole('listitem');
  expect(drawn.length).toBeGreaterThanOrEqual(6);
  expect(drawn.length).toBeLessThan(15);
  expect(drawn[1]).toHaveAttribute('aria-posinset', '2');
  expect(drawn[1]).toHaveAttribute('aria-setsize', '1000');
});

test('draws the rows that it is scrolled to', () => {
  renderInDesignSystem(list());
  scrollTo(40_000);
  expect(screen.getByRole('link', { name: 'Job 802' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Job 1' })).toBeNull();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(15);
});

test('keeps the row that has focus, so that focus is not lost with it', async () => {
  renderInDesignSystem(list());
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Jobs' })).toHaveFocus();
  await userEvent.tab();
  const first = screen.getByRole('link', { name: 'Job 1' });
  expect(first).toHaveFocus();
  scrollTo(40_000);
  expect(first).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(screen.queryByRole('link', { name: 'Job 1' })).toBeNull();
});

test('says in the words of the caller that there is nothing', () => {
  renderInDesignSystem(list({ rows: [], emptyText: 'No jobs are open now.' }));
  expect(screen.getByText('No jobs are open now.')).toBeVisible();
});
