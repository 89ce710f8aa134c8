import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const code = vi.hoisted(() => ({ isLost: false }));
vi.mock('./PalettePanel.tsx', async (load) => {
  if (code.isLost) throw new Error('lost');
  return load();
});

/** Renders a field and a palette with three commands. Returns the spies of a command and of the router. */
function renderPalette(onOpenChange?: CommandPaletteProps['onOpenChange']) {
  const onDark = vi.fn();
  const navigate = vi.fn();
  renderInDesignSystem(
    <>
      <input aria-label="Name" />
      <CommandPalette
        onOpenChange={onOpenChange}
        items={[
          {
            id: 'pages',
            label: 'Pages',
            items: [
              { id: 'jobs', label: 'Jobs', href: '/jobs', aliases: ['work'], shortcut: 'g j' },
              { id: 'cafe', label: 'Café', href: '/jobs/1' },
            ],
          },
          {
            id: 'actions',
            label: 'Actions',
            items: [{ id: 'dark', label: 'Dark theme', onAction: onDark }],
          },
        ]}
      />
    </>,
    { navigate },
  );
  return { onDark, navigate };
}

/** Opens the palette from the field. Returns the search field. */
async function open() {
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Commands' });
  const search = screen.getByRole('searchbox', { name: 'Search for pages and actions' });
  await waitFor(() => expect(search).toHaveFocus());
  return search;
}

/** Returns the texts of the shown commands. */
const names = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

// This test is the first, because the code is loaded only once.
test('if the code of the palette fails to load, the page stays, and the next Ctrl+K loads it again', async () => {
  code.isLost = true;
  const onOpenChange = vi.fn();
  renderPalette(onOpenChange);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[true], [false]]));
  expect(field).toHaveFocus();
  code.isLost = false;
  await open();
});

test('Ctrl+K opens the palette, also from a field, with all commands in their groups', async () => {
  renderPalette();
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  // The text of an entry contains its shortcut: G then J.
  expect(names()).toEqual(['JobsGthenJ', 'Café', 'Dark theme']);
  const pages = screen.getByRole('group', { name: 'Pages' });
  expect(within(pages).getAllByRole('menuitem')).toHaveLength(2);
});

test('the search matches labels and aliases regardless of accents, and announces that nothing was found', async () => {
  renderPalette();
  const search = await open();
  await userEvent.type(search, 'CAFE');
  await waitFor(() => expect(names()).toEqual(['Café']));
  await userEvent.clear(search);
  await userEvent.type(search, 'work');
  await waitFor(() => expect(names()).toEqual(['JobsGthenJ']));
  await userEvent.type(search, 'zzz');
  await waitFor(() => expect(getAnnounced()).toContain('No results.'));
});

test('Enter runs the command selected with the arrow keys, while the search field keeps focus', async () => {
  const { navigate } = renderPalette();
  const search = await open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(search).toHaveFocus();
  const active = screen.getByRole('menuitem', { name: 'Café' });
  await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', active.id));
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/jobs/1', undefined);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Enter runs the first result and restores focus', async () => {
  const { onDark } = renderPalette();
  await open();
  await userEvent.keyboard('dark');
  await waitFor(() => expect(names()).toEqual(['Dark theme']));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onDark).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

test('Escape clears the search, then closes the palette', async () => {
  renderPalette();
  const search = await open();
  await userEvent.type(search, 'dark');
  await userEvent.keyboard('{Escape}');
  expect(search).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

test('Ctrl+K closes an open palette', async () => {
  renderPalette();
  await open();
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

// VoiceOver does not read the active descendant, so React Aria announces it on Apple devices.
test.each([
  ['MacIntel', ['Jobs', 'Café', 'Dark theme']],
  ['Win32', []],
])('on %s, the entries that arrow keys select are announced as %j', async (platform, expected) => {
  const platformSpy = vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  try {
    renderPalette();
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    const key = platform === 'Win32' ? 'Control' : 'Meta';
    await userEvent.keyboard(`{${key}>}k{/${key}}`);
    const search = await screen.findByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    const labels = ['Jobs', 'Café', 'Dark theme'];
    for (const label of labels) {
      await userEvent.keyboard('{ArrowDown}');
      const current = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
      expect(current).toHaveTextContent(label);
      if (expected.length > 0) await waitFor(() => expect(getAnnounced()).toContain(label));
    }
    expect(getAnnounced().filter((text) => labels.includes(text))).toEqual(expected);
  } finally {
    platformSpy.mockRestore();
  }
});
