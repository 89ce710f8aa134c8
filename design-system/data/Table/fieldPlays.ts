import { expect, userEvent, within } from 'storybook/test';
import type { TableSelection } from './useTableSelection.ts';

type Play = { args: Pick<TableSelection, 'onSelectionChange'>; canvasElement: HTMLElement };

/** Types into fields in cells. The table must not react to these keys. */
export async function playFields({ args, canvasElement }: Play): Promise<void> {
  const canvas = within(canvasElement);
  const note = await canvas.findByRole('textbox', { name: 'Note 1' });
  await userEvent.click(note);
  // A table moves the focus to the row whose title begins with the typed letters, here "Ten outfits" and "A week".
  await userEvent.keyboard('ten a b{ArrowLeft}{ArrowLeft}x{ArrowUp}{ArrowDown}');
  await expect(note).toHaveFocus();
  await expect(note).toHaveValue('ten ax b');
  await userEvent.tab();
  const count = canvas.getByRole('textbox', { name: 'Count 1' });
  await expect(count).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(count).toHaveValue('6');
  const place = canvas.getByRole('combobox', { name: 'Place 2' });
  await userEvent.click(place);
  await userEvent.keyboard('t{ArrowDown}{Enter}');
  await expect(place).toHaveValue('Tunis');
  canvas.getByRole('checkbox', { name: 'Agree 1' }).focus();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox', { name: 'Agree 1' })).toBeChecked();
  await expect(args.onSelectionChange).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('checkbox', { name: /Ten outfits/ }));
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['2']));
}
