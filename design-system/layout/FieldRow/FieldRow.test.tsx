import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { FieldRow } from './FieldRow.tsx';

// Stories test the alignment, because jsdom has no layout.
test('fields are rendered in their order', () => {
  renderInDesignSystem(
    <FieldRow>
      <TextField label="City" />
      <TextField label="Postcode" />
    </FieldRow>,
  );
  const ids = screen.getAllByRole('textbox').map((field) => field.getAttribute('id'));
  expect(ids).toEqual(['City', 'Postcode'].map((name) => screen.getByRole('textbox', { name }).id));
});
