import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ActionBar } from './ActionBar.tsx';

test('its action stays where it is written, so that the focus follows the order of the page', () => {
  renderInDesignSystem(
    <form>
      <input aria-label="Caption" />
      <ActionBar>
        <Button>Submit</Button>
      </ActionBar>
    </form>,
  );
  const form = screen.getByRole('textbox').parentElement;
  expect(form).toContainElement(screen.getByRole('button', { name: 'Submit' }));
});
