import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ScrollArea } from './ScrollArea.tsx';

test('a scroll area whose content fits cannot be focused', () => {
  renderInDesignSystem(
    <ScrollArea label="Rules" data-testid="area">
      One rule.
    </ScrollArea>,
  );
  expect(screen.getByTestId('area')).not.toHaveAttribute('tabindex');
  expect(screen.queryByRole('group')).toBeNull();
});
