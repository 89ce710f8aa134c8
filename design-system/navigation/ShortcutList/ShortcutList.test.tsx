import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { shortcutSwitch } from './shortcutSwitch.ts';
import { useShortcuts } from './useShortcuts.ts';

const groups = [
  {
    title: 'Go to',
    items: [
      { keys: 'g j', label: 'Jobs' },
      { keys: 'Mod+k', label: 'Commands' },
    ],
  },
];

function Keyboard(shortcuts: Record<string, () => unknown>) {
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

function renderKeyboard() {
  const onJobs = vi.fn();
  const onCommands = vi.fn();
  const shortcuts = { 'g j': onJobs, 'Mod+k': onCommands };
  renderInDesignSystem(<Keyboard {...shortcuts} />);
  return { onJobs, onCommands };
}

afterEach(() => shortcutSwitch.reset());

test('keys in a row do what they stand for, and only in their order', async () => {
  const { onJobs } = renderKeyboard();
  await userEvent.keyboard('jgxj');
  expect(onJobs).not.toHaveBeenCalled();
  await userEvent.keyboard('gj');
  expect(onJobs).toHaveBeenCalledOnce();
});

test('where one writes only a shortcut with a modifier is heard', async () => {
  const { onJobs, onCommands } = renderKeyboard();
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  await userEvent.keyboard('gj');
  expect(screen.getByRole('textbox')).toHaveValue('gj');
  expect(onJobs).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onCommands).toHaveBeenCalledOnce();
});

test('a button that listens to keys itself does not keep them from the shortcuts', async () => {
  const { onJobs } = renderKeyboard();
  renderInDesignSystem(<Menu label="More" trigger={<Button>More</Button>} items={[]} />);
  act(() => screen.getByRole('button', { name: 'More' }).focus());
  await userEvent.keyboard('gj');
  expect(onJobs).toHaveBeenCalledOnce();
});

test('in a dialog none is heard: it has to be left first', async () => {
  const { onJobs, onCommands } = renderKeyboard();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.keyboard('gj{Control>}k{/Control}');
  expect(onJobs).not.toHaveBeenCalled();
  expect(onCommands).not.toHaveBeenCalled();
});

test('a key that had nothing to do is left to the browser', () => {
  renderInDesignSystem(<Keyboard {...{ '/': () => false, '?': () => undefined }} />);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void document.body.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(press('/')).toBe(false);
  expect(press('?')).toBe(true);
});

test('the question mark opens the list, each shortcut with its keys, and Escape gives the focus back', async () => {
  renderInDesignSystem(
    <>
      <button type="button">Before</button>
      <ShortcutList groups={groups} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const group = within(dialog).getByRole('region', { name: 'Go to' });
  const lines = within(group).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['JobsGthenJ', 'CommandsCtrlK']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus());
});

test('single keys are switched off in the list, for good, and those with Ctrl stay', async () => {
  const { onJobs, onCommands } = renderKeyboard();
  renderInDesignSystem(<ShortcutList groups={groups} isOpen />);
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
