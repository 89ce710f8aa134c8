import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses a file in the export menu of My jobs; returns the button of the menu. */
export async function chooseExport(user: UserEvent, name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Export' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name }));
  return button;
}
