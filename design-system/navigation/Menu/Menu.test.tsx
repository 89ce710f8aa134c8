import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Accordion } from '../../data/Accordion/Accordion.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

/** Renders a menu with a link and an action. Returns the spies of the action and of the router. */
function renderMenu() {
  const onAction = vi.fn();
  const navigate = vi.fn();
  renderInDesignSystem(
    <Menu
      aria-label="Account"
      trigger={<Button>Amira</Button>}
      header="amira@demo.test"
      items={[
        { id: 'profile', label: 'Profile', href: '/profile' },
        { id: 'logout', label: 'Log out', onAction },
      ]}
    />,
    { navigate },
  );
  return { onAction, navigate };
}

test('a menu opens with its button; an action closes it and focuses the button', async () => {
  const { onAction } = renderMenu();
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Amira' }));
  expect(await screen.findByRole('menu', { name: 'Account' })).toBeVisible();
  expect(screen.getByText('amira@demo.test')).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(onAction).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Amira' })).toHaveFocus());
});

test('a disabled item does nothing', async () => {
  const onAction = vi.fn();
  renderInDesignSystem(
    <Menu
      aria-label="Account"
      trigger={<Button>Amira</Button>}
      items={[{ id: 'export', label: 'Export', onAction, isDisabled: true }]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Amira' }));
  const item = await screen.findByRole('menuitem', { name: 'Export' });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(item);
  expect(onAction).not.toHaveBeenCalled();
});

test('an item with an href goes through the router', async () => {
  const { navigate } = renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Amira' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  expect(navigate).toHaveBeenCalledWith('/profile', undefined);
});

test('the keyboard opens a menu, finds an item by its first letter and closes the menu', async () => {
  renderMenu();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Amira' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  await userEvent.keyboard('l');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('if the code of the items fails to load, the page stays, and the next press loads it again', async () => {
  let isLost = true;
  const loadItems = vi.fn(() => (isLost ? Promise.reject(new Error('lost')) : Promise.resolve()));
  renderInDesignSystem(
    <Menu
      aria-label="Account"
      trigger={<Button>Amira</Button>}
      preloadItems={loadItems}
      items={[{ id: 'profile', label: 'Profile', href: '/profile' }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Amira' });
  await userEvent.click(button);
  await expect(loadItems.mock.results.at(-1)?.value).rejects.toThrow('lost');
  expect(button).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  isLost = false;
  await userEvent.click(button);
  expect(await screen.findByRole('menu', { name: 'Account' })).toBeVisible();
});

test('ArrowDown on the button does not scroll the page', () => {
  renderMenu();
  const isDefault = fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowDown' });
  expect(isDefault).toBe(false);
});

test('the button keeps its own ref and handlers', async () => {
  const ref = createRef<HTMLButtonElement>();
  const onPress = vi.fn();
  const onFocus = vi.fn();
  renderInDesignSystem(
    <Menu
      aria-label="Account"
      trigger={
        <Button ref={ref} onPress={onPress} onFocus={onFocus}>
          Amira
        </Button>
      }
      items={[{ id: 'profile', label: 'Profile', href: '/profile' }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Amira' });
  expect(ref.current).toBe(button);
  await userEvent.click(button);
  expect(onFocus).toHaveBeenCalled();
  expect(onPress).toHaveBeenCalledOnce();
  expect(await screen.findByRole('menu')).toBeVisible();
});

test('ids have the type of the items', () => {
  type Size = 'small' | 'large';
  const items: MenuItem<Size>[] = [{ id: 'small', label: 'Small' }];
  const ofSize = (_keys: Set<Size>) => undefined;
  const ofColor = (_keys: Set<'red'>) => undefined;
  const menu = { 'aria-label': 'Size', trigger: <Button>Size</Button>, items };
  renderInDesignSystem(
    <>
      <Menu {...menu} onSelectionChange={ofSize} />
      {/* @ts-expect-error Not an id of the items. */}
      <Menu {...menu} onSelectionChange={ofColor} />
      <Accordion<Size>
        items={[{ id: 'large', title: 'Large', content: '' }]}
        onExpandedChange={ofSize}
      />
      {/* @ts-expect-error Not an id of the items. */}
      <Accordion<Size> items={[{ id: 'huge', title: 'Huge', content: '' }]} />
    </>,
  );
  expect(screen.getAllByRole('button', { name: 'Size' })).toHaveLength(2);
});
