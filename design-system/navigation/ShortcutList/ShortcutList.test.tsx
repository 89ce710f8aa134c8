import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { shortcutSwitch, useShortcuts } from './useShortcuts.ts';

const groups = [
  {
    id: 'pages',
    label: 'Go to',
    items: [
      { id: 'jobs', label: 'Jobs', shortcut: 'g j' },
      { id: 'commands', label: 'Commands', shortcut: 'Mod+k' },
    ],
  },
];

/** A page with shortcuts, a text field and a dialog. */
function ShortcutPage(shortcuts: Record<string, () => unknown>) {
  useShortcuts(shortcuts);
  return (
    <>
      <input aria-label="Search" />
      <div role="dialog" aria-label="Terms">
        <button type="button">OK</button>
      </div>
    </>
  );
}

function renderShortcutPage() {
  const onJobs = vi.fn();
  const onCommands = vi.fn();
  const shortcuts = { 'g j': onJobs, 'Mod+k': onCommands };
  renderInDesignSystem(<ShortcutPage {...shortcuts} />);
  return { onJobs, onCommands };
}

afterEach(() => shortcutSwitch.reset());

test('a key sequence runs its action, but only in its order and without other keys', async () => {
  const { onJobs } = renderShortcutPage();
  await userEvent.keyboard('jgxj');
  expect(onJobs).not.toHaveBeenCalled();
  await userEvent.keyboard('gj');
  expect(onJobs).toHaveBeenCalledOnce();
});

test('in a text field only shortcuts with a modifier work', async () => {
  const { onJobs, onCommands } = renderShortcutPage();
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  await userEvent.keyboard('gj');
  expect(screen.getByRole('textbox')).toHaveValue('gj');
  expect(onJobs).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onCommands).toHaveBeenCalledOnce();
});

test('shortcuts work while a button with its own key handler has focus', async () => {
  const { onJobs } = renderShortcutPage();
  renderInDesignSystem(<Menu aria-label="More" trigger={<Button>More</Button>} items={[]} />);
  act(() => screen.getByRole('button', { name: 'More' }).focus());
  await userEvent.keyboard('gj');
  expect(onJobs).toHaveBeenCalledOnce();
});

test('shortcuts do not work in a dialog', async () => {
  const { onJobs, onCommands } = renderShortcutPage();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.keyboard('gj{Control>}k{/Control}');
  expect(onJobs).not.toHaveBeenCalled();
  expect(onCommands).not.toHaveBeenCalled();
});

test('a key is left to the browser if its action returns false', () => {
  renderInDesignSystem(<ShortcutPage {...{ '/': () => false, '?': () => undefined }} />);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void document.body.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(press('/')).toBe(false);
  expect(press('?')).toBe(true);
});

test('a key that is held runs its action once, and is not typed into the field that the action has focused', () => {
  const onSearch = vi.fn(() => screen.getByRole('textbox').focus());
  renderInDesignSystem(<ShortcutPage {...{ '/': onSearch, 'Mod+s': () => undefined }} />);
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    act(() => void document.activeElement?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const isRepeated = { repeat: true };
  expect([press({ key: '/' }), press({ key: '/', ...isRepeated })]).toEqual([true, true]);
  expect(onSearch).toHaveBeenCalledOnce();
  expect([press({ key: 'a' }), press({ key: 'a', ...isRepeated })]).toEqual([false, false]);
  const save = { key: 's', ctrlKey: true };
  expect([press(save), press({ ...save, ...isRepeated })]).toEqual([true, true]);
});

test('the question mark opens the list of shortcuts, and Escape restores focus', async () => {
  renderInDesignSystem(
    <>
      <button type="button">Before</button>
      <ShortcutList items={groups} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const group = within(dialog).getByRole('region', { name: 'Go to' });
  const rows = within(group).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['JobsGthenJ', 'CommandsCtrlK']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus());
});

test('single keys can be switched off permanently, and shortcuts with Ctrl keep working', async () => {
  const { onJobs, onCommands } = renderShortcutPage();
  renderInDesignSystem(<ShortcutList items={groups} isOpen />);
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const control = within(list).getByRole('switch', { name: 'Shortcuts without Ctrl or ⌘' });
  expect(control).toBeChecked();
  await userEvent.click(control);
  expect(localStorage.getItem('singleKeyShortcuts')).toBe('false');
  act(() => (document.activeElement as HTMLElement).blur());
  const press = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  press({ key: 'g' });
  press({ key: 'j' });
  press({ key: 'k', ctrlKey: true });
  expect(onJobs).not.toHaveBeenCalled();
  expect(onCommands).toHaveBeenCalledOnce();
});

test('the key + is shown as a key', async () => {
  const items = [
    { id: 'enlarge', label: 'Enlarge', shortcut: '+' },
    { id: 'zoom', label: 'Zoom', shortcut: 'Mod++' },
  ];
  renderInDesignSystem(<ShortcutList items={[{ id: 'view', label: 'View', items }]} isOpen />);
  const group = within(await screen.findByRole('region', { name: 'View' }));
  const rows = group.getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['Enlarge+', 'ZoomCtrl+']);
});
