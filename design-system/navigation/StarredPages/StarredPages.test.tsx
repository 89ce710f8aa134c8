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

function star(count: number) {
  for (let index = 1; index <= count; index += 1) {
    starredStore.star({ href: `/jobs/${index}`, title: `Job ${index}` });
  }
}

const titles = () => starredStore.get().map(({ title }) => title);

async function openArrange() {
  const bar = await screen.findByRole('navigation', { name: 'Starred pages' });
  await userEvent.click(within(bar).getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Arrange starred pages' }));
  return screen.findByRole('dialog', { name: 'Arrange starred pages' });
}

beforeEach(() => setWidth(1280));
afterEach(() => {
  act(() => starredStore.reset());
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

test('renders nothing until a page is starred', () => {
  renderInDesignSystem(<StarredPages currentHref="/jobs" />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows ten links, marks the current page, and lists the others in the menu', async () => {
  star(12);
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
  ).toEqual(['JJob 11', 'JJob 12', 'Arrange starred pages']);
  await userEvent.click(within(menu).getByRole('menuitem', { name: /Job 12/ }));
  expect(navigate).toHaveBeenCalledWith('/jobs/12', undefined);
});

test('shows all pages in one menu below 1200 px', async () => {
  star(2);
  setWidth(1199);
  renderInDesignSystem(<StarredPages currentHref="/" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Starred pages' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  expect(screen.queryByRole('link')).toBeNull();
});

test('buttons move pages step by step and keep focus', async () => {
  star(3);
  renderInDesignSystem(<StarredPages currentHref="/" />);
  const dialog = await openArrange();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move Job 1 down' }));
  expect(titles()).toEqual(['Job 2', 'Job 1', 'Job 3']);
  expect(getAnnounced()).toEqual(['Job 1 is now number 2 of 3.']);
  const down = within(dialog).getByRole('button', { name: 'Move Job 1 down' });
  await waitFor(() => expect(down).toHaveFocus());
  expect(within(dialog).getByRole('button', { name: 'Move Job 2 up' })).toBeDisabled();
});

test('pages can be moved with the keyboard', async () => {
  star(3);
  renderInDesignSystem(<StarredPages currentHref="/" />);
  const dialog = await openArrange();
  act(() => within(dialog).getByRole('row', { name: /Job 1/ }).focus());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Job 2', 'Job 3', 'Job 1']));
});

test('unstars pages in the dialog, which stays open after the last one', async () => {
  star(1);
  renderInDesignSystem(<StarredPages currentHref="/" />);
  const dialog = await openArrange();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unstar Job 1' }));
  expect(getAnnounced()).toEqual(['Job 1 is no longer starred.']);
  expect(within(dialog).getByText('No starred pages.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
