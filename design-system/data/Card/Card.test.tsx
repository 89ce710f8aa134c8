import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Card } from './Card.tsx';

test('has its heading as accessible name', () => {
  renderInDesignSystem(
    <Card title="Wallet" level={3}>
      $ 12.00
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Wallet' })).toHaveTextContent('$ 12.00');
  expect(screen.getByRole('heading', { level: 3, name: 'Wallet' })).toBeVisible();
});

test('a card with several actions has them in a menu named after the title: collapse, refresh, remove', async () => {
  const onRefresh = vi.fn();
  renderInDesignSystem(
    <Card title="Wallet" isCollapsible onRefresh={onRefresh} onRemove={vi.fn()}>
      $ 12.00
    </Card>,
  );
  const button = await screen.findByRole('button', { name: 'Actions Wallet' });
  const open = async () => {
    await userEvent.click(button);
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  expect(await open()).toEqual(['Collapse', 'Refresh', 'Remove']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Refresh' }));
  expect(onRefresh).toHaveBeenCalledOnce();
  expect(await open()).toEqual(['Collapse', 'Refresh', 'Remove']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Collapse' }));
  expect(await open()).toEqual(['Expand', 'Refresh', 'Remove']);
});

test('removing a card from its menu moves the focus to the next card', async () => {
  renderInDesignSystem(
    <main>
      <Card title="Wallet" isCollapsible onRemove={vi.fn()} />
      <Card title="Jobs for you" />
    </main>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Actions Wallet' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Jobs for you' })).toHaveFocus());
  expect(screen.queryByRole('article', { name: 'Wallet' })).toBeNull();
});

test('has no buttons by default', () => {
  renderInDesignSystem(<Card title="Wallet">$ 12.00</Card>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('collapses its content, which becomes inert, and expands it', async () => {
  renderInDesignSystem(
    <Card title="Wallet" isCollapsible>
      $ 12.00
    </Card>,
  );
  const button = await screen.findByRole('button', { name: 'Collapse Wallet' });
  const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAccessibleName('Expand Wallet');
  expect(content).toHaveAttribute('inert');
  await userEvent.click(button);
  expect(content).not.toHaveAttribute('inert');
});

test('collapses only through the caller when controlled', async () => {
  const onExpandedChange = vi.fn();
  renderInDesignSystem(
    <Card title="Wallet" isCollapsible isExpanded={false} onExpandedChange={onExpandedChange}>
      $ 12.00
    </Card>,
  );
  const button = await screen.findByRole('button', { name: 'Expand Wallet' });
  await userEvent.click(button);
  expect(onExpandedChange).toHaveBeenCalledWith(true);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['succeeded', (resolve: () => void) => resolve()],
  ['failed', (_: () => void, reject: () => void) => reject()],
])('a card is busy until its refresh has %s, and refreshes once at a time', async (_, end) => {
  let finish: () => void = () => undefined;
  const onRefresh = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        finish = () => end(resolve, () => reject(new Error('offline')));
      }),
  );
  renderInDesignSystem(
    <Card title="Wallet" onRefresh={onRefresh}>
      $ 12.00
    </Card>,
  );
  const button = await screen.findByRole('button', { name: 'Refresh Wallet' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('img', { name: 'Loading…' })).toBeVisible();
  expect(button).toHaveFocus();
  await act(async () => finish());
  expect(screen.queryByRole('img', { name: 'Loading…' })).toBeNull();
});

test('removal takes the card off the page, calls onRemove and focuses the next card', async () => {
  const onRemove = vi.fn();
  renderInDesignSystem(
    <main>
      <h1>Dashboard</h1>
      <Card title="Wallet" onRemove={onRemove} />
      <Card title="Jobs for you" onRemove={vi.fn()} />
    </main>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Wallet' }));
  expect(screen.queryByRole('article', { name: 'Wallet' })).toBeNull();
  expect(onRemove).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'Jobs for you' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Jobs for you' }));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus();
});

test('the heading of a card can be a link', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(
    <Card title="Morning tea" href="/jobs/1">
      $ 250.00
    </Card>,
    { navigate },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Morning tea' }));
  expect(navigate).toHaveBeenCalledWith('/jobs/1', undefined);
});

test('removing a card moves the focus to Restore, which brings the card back and moves the focus to its title', async () => {
  const onRestore = vi.fn();
  renderInDesignSystem(
    <Card title="Wallet" onRemove={vi.fn()} onRestore={onRestore}>
      $ 12.00
    </Card>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Wallet' }));
  const restore = await screen.findByRole('button', { name: 'Restore' });
  expect(restore).toHaveFocus();
  expect(restore.parentElement).toHaveTextContent('Wallet removed.');
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(restore);
  expect(screen.getByRole('article', { name: 'Wallet' })).toHaveTextContent('$ 12.00');
  expect(screen.getByText('Wallet')).toHaveFocus();
  expect(onRestore).toHaveBeenCalledOnce();
});

test('a removed card of a list is an item of the list until it is restored', async () => {
  renderInDesignSystem(
    <ul>
      <Card as="li" title="Wallet" onRemove={vi.fn()} onRestore={vi.fn()} />
    </ul>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Wallet' }));
  await screen.findByRole('button', { name: 'Restore' });
  expect(screen.getByRole('listitem')).toHaveTextContent('Wallet removed.');
});

test('a card that is left while it fades out is removed nevertheless', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const onRemove = vi.fn();
  const { unmount } = renderInDesignSystem(<Card title="Wallet" onRemove={onRemove} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Wallet' }));
  expect(onRemove).not.toHaveBeenCalled();
  unmount();
  expect(onRemove).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a card that cannot be collapsed any more shows its content', async () => {
  const { rerender } = renderInDesignSystem(
    <Card title="Wallet" isCollapsible>
      $ 12.00
    </Card>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse Wallet' }));
  expect(screen.getByText('$ 12.00').parentElement).toHaveAttribute('inert');
  rerender(<Card title="Wallet">$ 12.00</Card>);
  expect(screen.getByText('$ 12.00').parentElement).not.toHaveAttribute('inert');
});

test('a removed card takes no focus from where the user went meanwhile', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  renderInDesignSystem(
    <>
      <Card title="Wallet" onRemove={vi.fn()} onRestore={vi.fn()} />
      <input aria-label="Search" />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Wallet' }));
  await userEvent.click(screen.getByRole('textbox'));
  // React listens to the prefixed event, because jsdom has no animations.
  fireEvent(screen.getByRole('article'), new Event('webkitAnimationEnd', { bubbles: true }));
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
  vi.unstubAllGlobals();
});
