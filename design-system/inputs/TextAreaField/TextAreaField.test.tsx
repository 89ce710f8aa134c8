import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { TextAreaField } from './TextAreaField.tsx';

test('the counter is updated on input and on a form reset', async () => {
  renderInDesignSystem(
    <form>
      <TextAreaField label="Pitch" maxLength={10} isRequired />
      <button type="reset">Reset</button>
    </form>,
  );
  const field = screen.getByRole('textbox', { name: 'Pitch' });
  await userEvent.type(field, 'one{Enter}two');
  expect(screen.getByText('7 / 10')).toBeInTheDocument();
  await userEvent.type(field, 'three');
  expect(field).toShowError('Pitch is not valid.');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('0 / 10')).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription('Up to 10 characters.');
});

test.each([
  [{ maxLength: 9 }, 'Up to 9 characters.'],
  [{ maxLength: 1 }, 'Up to 1 character.'],
  [{ minLength: 2 }, 'At least 2 characters.'],
  [{ minLength: 1 }, 'At least 1 character.'],
  [{ minLength: 2, maxLength: 9 }, 'Between 2 and 9 characters.'],
  [{ minLength: 6, maxLength: 6 }, '6 characters.'],
  [{ minLength: 1, maxLength: 1 }, '1 character.'],
])('the description of a text area has its limits %o', (limits, hint) => {
  renderInDesignSystem(<TextAreaField label="Pitch" {...limits} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(hint);
});
