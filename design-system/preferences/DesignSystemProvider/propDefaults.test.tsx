import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { EmailField } from '../../inputs/EmailField/EmailField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DesignSystemProvider } from './DesignSystemProvider.tsx';
import type { PropDefaults } from './propDefaults.ts';

function renderWithDefaults(defaults: PropDefaults, children: ReactNode) {
  render(
    <DesignSystemProvider locale="en" navigate={() => undefined} defaults={defaults}>
      {children}
    </DesignSystemProvider>,
  );
}

test('the defaults of a portal replace those of the library, and props replace both', () => {
  renderWithDefaults(
    { Button: { size: 'sm', variant: 'soft', className: 'compact' } },
    <>
      <Button>Save</Button>
      <Button size="lg" variant={undefined} className="wide">
        Send
      </Button>
    </>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('data-size', 'sm');
  expect(save).toHaveClass('compact');
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toHaveAttribute('data-size', 'lg');
  // An undefined prop is as good as none.
  expect(send).toHaveAttribute('data-variant', 'soft');
  expect(send).toHaveClass('wide');
});

test('the defaults of a field apply to the field that is built on it', () => {
  renderWithDefaults(
    { EmailField: { description: 'For receipts.' } },
    <EmailField label="Email" />,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/For receipts/);
});

test('names and values of defaults are checked', () => {
  // @ts-expect-error There is no size of this name.
  const wrongValue: PropDefaults = { Button: { size: 'tiny' } };
  // @ts-expect-error There is no component of this name.
  const wrongName: PropDefaults = { Buton: { size: 'sm' } };
  // @ts-expect-error An id is for one element.
  const forOne: PropDefaults = { Stack: { id: 'all' } };
  const defaults: PropDefaults = {
    Table: { selectionMode: 'multiple' },
    Card: { variant: 'outlined', padding: 'sm' },
    Chart: { height: 200 },
  };
  const wrong = [wrongValue, wrongName, forOne].flatMap((one) => Object.keys(one));
  expect([...wrong, ...Object.keys(defaults)]).toHaveLength(6);
});
