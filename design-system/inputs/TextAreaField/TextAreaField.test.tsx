import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { TextAreaField } from './TextAreaField.tsx';

test('the counter comes when the text is near the limit, and is updated on input and on a form reset', async () => {
  renderInDesignSystem(
    <form>
      <TextAreaField label="Pitch" maxLength={10} isRequired />
      <button type="reset">Reset</button>
    </form>,
  );
  const field = screen.getByRole('textbox', { name: 'Pitch' });
  await userEvent.type(field, 'one{Enter}two');
  expect(screen.queryByText('7 / 10')).toBeNull();
  await userEvent.type(field, '!');
  expect(screen.getByText('8 / 10')).toBeInTheDocument();
  await userEvent.type(field, 'three');
  expect(screen.getByText('13 / 10')).toBeInTheDocument();
  expect(field).toShowError('Pitch is not valid.');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.queryByText(/ \/ 10$/)).toBeNull());
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

test('in browsers without field-sizing, a text area shrinks when its form is reset', async () => {
  vi.stubGlobal('CSS', { ...globalThis.CSS, supports: () => false });
  renderInDesignSystem(
    <form>
      <TextAreaField label="Pitch" />
      <button type="reset">Reset</button>
    </form>,
  );
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  // jsdom does not compute heights.
  Object.defineProperty(area, 'scrollHeight', { get: () => area.value.length });
  await userEvent.type(area, 'one');
  expect(area.style.blockSize).toBe('3px');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(area.style.blockSize).toBe('0px'));
  vi.unstubAllGlobals();
});
