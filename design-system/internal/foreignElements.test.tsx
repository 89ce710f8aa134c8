import { fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../feedback/Dialog/Dialog.tsx';
import { Drawer } from '../feedback/Drawer/Drawer.tsx';
import { Popover } from '../feedback/Popover/Popover.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';

const added: Element[] = [];
afterEach(() => added.splice(0).forEach((element) => element.remove()));

/** Adds an element with a button to the page, as another script does. */
function add(tag: string, parent: Element = document.body): HTMLElement {
  const element = document.createElement(tag);
  element.innerHTML = '<button type="button">Foreign</button>';
  parent.append(element);
  added.push(element);
  return element;
}

const isBlocked = (element: Element) =>
  element.closest('[inert], [aria-hidden="true"]') !== null ||
  (element as HTMLElement).inert === true;

const onOpenChange = vi.fn<(isOpen: boolean) => void>();
const field = <TextField label="Address" />;
const overlays: [string, ReactNode][] = [
  [
    'Dialog',
    <Dialog key="" title="T" isOpen isDismissable onOpenChange={onOpenChange} children={field} />,
  ],
  ['Drawer', <Drawer key="" title="T" isOpen onOpenChange={onOpenChange} children={field} />],
  [
    'Popover',
    <Popover key="" trigger={<Button>Open</Button>} title="T" isOpen onOpenChange={onOpenChange}>
      {field}
    </Popover>,
  ],
];
// What other scripts add: a password manager's element, a widget, another script's dialog, and an element outside of the body.
const scripts: [string, () => HTMLElement][] = [
  ['a custom element', () => add('com-password-manager')],
  ['a widget', () => add('div')],
  [
    'a dialog',
    () => {
      const dialog = add('dialog');
      dialog.setAttribute('open', '');
      return dialog;
    },
  ],
  ['an element beside the body', () => add('div', document.documentElement)],
];

for (const [name, overlay] of overlays) {
  test.each(scripts)(
    `%s beside a ${name} can be used, and closes nothing`,
    async (_, addElement) => {
      onOpenChange.mockClear();
      renderInDesignSystem(<>{overlay}</>);
      await screen.findByRole('textbox', { name: 'Address' });
      const element = addElement();
      const button = element.querySelector('button') as HTMLElement;
      await Promise.resolve();
      expect(isBlocked(element)).toBe(false);
      fireEvent.pointerDown(button);
      fireEvent.pointerUp(button);
      fireEvent.click(button);
      button.focus();
      expect(document.activeElement).toBe(button);
      expect(onOpenChange).not.toHaveBeenCalled();
      screen.getByRole('textbox', { name: 'Address' }).focus();
      await userEvent.keyboard('{Escape}');
      expect(onOpenChange).toHaveBeenCalledWith(false);
    },
  );
}

test('what React renders beside an overlay is inert', async () => {
  const { rerender } = renderInDesignSystem(<Drawer title="T" isOpen children={field} />);
  await screen.findByRole('textbox', { name: 'Address' });
  rerender(
    <>
      <Drawer title="T" isOpen children={field} />
      {createPortal(<button type="button">Rendered</button>, add('div'))}
    </>,
  );
  const rendered = await screen.findByText('Rendered');
  await Promise.resolve();
  expect(isBlocked(rendered)).toBe(true);
});

test('of what was on the page before, only what lies over it counts', async () => {
  vi.resetModules();
  const { useForeignElements } = await import('./foreignElements.ts');
  const header = add('header');
  const widget = add('div');
  widget.style.position = 'fixed';
  const manager = add('com-password-manager');
  renderHook(() => useForeignElements());
  const isUsable = (element: Element) => element.hasAttribute('data-react-aria-top-layer');
  expect([header, widget, manager].map(isUsable)).toEqual([false, true, true]);
});
