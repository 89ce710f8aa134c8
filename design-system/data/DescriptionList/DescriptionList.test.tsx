import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

test('associates terms with their values', () => {
  renderInDesignSystem(
    <DescriptionList>
      <DescriptionItem label="Brand">Northwind Tea</DescriptionItem>
      <DescriptionItem label="Place" isStrong>
        Anywhere
      </DescriptionItem>
    </DescriptionList>,
  );
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names).toEqual(['Brand', 'Place']);
  expect(values).toEqual(['Northwind Tea', 'Anywhere']);
});
