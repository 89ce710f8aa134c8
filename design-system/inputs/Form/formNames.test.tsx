import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

type Values = { email: string; 'address.city': string; period: { start: string } };

test('a form whose children are a function sends the values by the names that it checks', async () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form<Values> onSubmit={onSubmit}>
      {({ name }) => (
        <>
          <EmailField label="Email" name={name('email')} />
          <TextField label="City" name={name('address.city')} />
          <SubmitButton>Send</SubmitButton>
        </>
      )}
    </Form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.test');
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Rome');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.test', 'address.city': 'Rome' });
});

// The compiler runs this test.
test('other names do not compile, except in a form without a type of its values', () => {
  const typed = (
    <Form<Values>>
      {({ name }) => [
        name('period'),
        // @ts-expect-error: misspelt.
        name('emial'),
        // @ts-expect-error: the form does not nest values, so that this is no key of them.
        name('period.start'),
      ]}
    </Form>
  );
  const untyped = <Form>{({ name }) => name('anything')}</Form>;
  expect([typed, untyped]).toHaveLength(2);
});
