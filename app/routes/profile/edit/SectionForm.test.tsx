import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../../../testing/portal.tsx';
import { expectVisible } from '../../../testing/expectVisible.ts';

const portal = openPortal();

test('text that is typed while a section is saved stays in its field, as an unsaved change', async () => {
  const user = await portal().visit('/profile/edit?section=content', { as: 'approved' });
  const bio = await screen.findByRole('textbox', { name: 'About your work' });
  await user.clear(bio);
  await user.type(bio, 'I film');
  const release = portal().network.holdResponses(/^POST \/api\/profile$/);
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? bio);
  await user.type(bio, ' food');
  release();
  await expectVisible('Saved.');
  expect(bio).toHaveValue('I film food');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});
