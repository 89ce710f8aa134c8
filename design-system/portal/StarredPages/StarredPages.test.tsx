import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { StarButton } from './StarButton.tsx';
import { StarredPages } from './StarredPages.tsx';
import { starredStore } from './starredStore.ts';

const width = window.innerWidth;

function setWidth(pixels: number) {
  window.innerWidth = pixels;
  act(() => void window.dispatchEvent(new Event('resize')));
}

/** Stars the pages of jobs, from Job 1. */
function starJobs(count: number) {
  for (let index = 1; index <= count; index += 1) {
    starredStore.star({ href: `/jobs/${index}`, title: `Job ${index}` });
  }
}

const titles = () => starredStore.get().map(({ title }) => title);

/** Opens the dialog in which starred pages are moved and unstarred. */
async function openDialog() {
  const bar = await screen.findByRole('navigation', { name: 'Starred pages' });
  await userEvent.click(within(bar).getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Arrange starred pages' }));
  return screen.findByRole('dialog', { name: 'Arrange starred pages' });
}

beforeEach(() => setWidth(1280));
afterEach(() => {
  act(() => starredStore.clear());
  setWidth(width);
});

test('the button reads the title when pressed, updates its name, and unstars the page again', async () => {
  renderInDesignSystem(<StarButton href="/jobs?q=tea" title={() => 'Jobs'} />);
  const button = screen.getByRole('button', { name: 'Star this page' });
  await userEvent.click(button);
  expect(starredStore.get()).toEqual([{ href: '/jobs?q=tea', title: 'Jobs' }]);
  expect(button).toHaveAccessibleName('Unstar this page');
  await userEvent.click(button);
  expect(starredStore.get()).toEqual([]);
});

test('a page that has no title yet is starred by its address', async () => {
  renderInDesignSystem(<StarButton href="/jobs" title={() => ' '} />);
  await userEvent.click(screen.getByRole('button', { name: 'Star this page' }));
  expect(starredStore.get()).toEqual([{ href: '/jobs', title: '/jobs' }]);
});

test('a button with a label keeps it, and is pressed while the page is starred', async () => {
  renderInDesignSystem(
    <StarButton href="/jobs?q=tea" title="Jobs: tea" label="Star this search" />,
  );
  const button = screen.getByRole('button', { name: 'Star this search', pressed: false });
  await userEvent.click(button);
  expect(starredStore.get()).toEqual([{ href: '/jobs?q=tea', title: 'Jobs: tea' }]);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  expect(starredStore.get()).toEqual([]);
});

test('the bar is not rendered until a page is starred', () => {
  renderInDesignSystem(<StarredPages currentHref="/jobs" />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the bar shows ten links, marks the current page, and lists further pages in a menu', async () => {
  starJobs(12);
  const navigate = vi.fn();
  renderInDesignSystem(<StarredPages currentHref="/jobs/2" />, { navigate });
  const bar = await screen.findByRole('navigation', { name: 'Starred pages' });
  const links = within(bar).getAllByRole('link');
  expect(links).toHaveLength(10);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Job 2');
  await userEvent.click(within(bar).getByRole('button', { name: 'More starred pages' }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
    // A page without a picture shows its first letter.
  ).toEqual(['JJob 11', 'JJob 12', 'Arrange starred pages']);
  await userEvent.click(within(menu).getByRole('menuitem', { name: /Job 12/ }));
  expect(navigate).toHaveBeenCalledWith('/jobs/12', undefined);
});

test('below 1200 px, all pages are in one menu', async () => {
  starJobs(2);
  setWidth(1199);
  renderInDesignSystem(<StarredPages currentHref="/" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Starred pages' }));
  // The menu has two pages, and the item that opens the dialog.
  expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  expect(screen.queryByRole('link')).toBeNull();
});

test('the dialog may be open from the start', async () => {
  starJobs(1);
  const onArrangingChange = vi.fn();
  renderInDesignSystem(
    <StarredPages currentHref="/" defaultArranging onArrangingChange={onArrangingChange} />,
  );
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onArrangingChange).toHaveBeenCalledWith(false);
});

test('buttons move pages step by step and keep the focus', async () => {
  starJobs(3);
  renderInDesignSystem(<StarredPages currentHref="/" />);
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move Job 1 down' }));
  expect(titles()).toEqual(['Job 2', 'Job 1', 'Job 3']);
  expect(getAnnounced()).toEqual(['Job 1 is now number 2 of 3.']);
  const down = within(dialog).getByRole('button', { name: 'Move Job 1 down' });
  await waitFor(() => expect(down).toHaveFocus());
  expect(within(dialog).getByRole('button', { name: 'Move Job 2 up' })).toBeDisabled();
});

test('pages can be moved with the keyboard', async () => {
  starJobs(3);
  renderInDesignSystem(<StarredPages currentHref="/" />);
  const dialog = await openDialog();
  act(() => within(dialog).getByRole('row', { name: /Job 1/ }).focus());
  // On the handle of the row, Enter starts to move it, arrow keys choose a place, and Enter ends the move.
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Job 2', 'Job 3', 'Job 1']));
});

test('pages can be unstarred in the dialog, which stays open after the last page', async () => {
  starJobs(1);
  renderInDesignSystem(<StarredPages currentHref="/" />);
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unstar Job 1' }));
  expect(getAnnounced()).toEqual(['Job 1 is no longer starred.']);
  expect(within(dialog).getByText('No starred pages.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
