import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const errors = {
  email: 'This address is taken.',
  plan: 'Not for you.',
  links: 'A link is missing.',
};

function Page() {
  return (
    <DesignSystemProvider locale="en" navigate={() => undefined}>
      <Form errors={errors}>
        <TextField name="name" label="Name" isRequired />
        <TextField name="email" label="Email" isRequired defaultValue="mia@demo.test" />
        <SelectField name="plan" label="Plan" options={[{ id: 'a', label: 'A' }]} />
      </Form>
    </DesignSystemProvider>
  );
}

test('server errors of the first render are in the HTML, and hydration does not change it', async () => {
  const report = vi.spyOn(console, 'error');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page />);

  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleErrorMessage(errors.email);
  const listShownErrors = () =>
    [...container.querySelectorAll('[data-part="error"]')].map(({ textContent }) => textContent);
  expect(listShownErrors()).toEqual([errors.email, errors.plan]);
  expect(screen.getByRole('textbox', { name: 'Name' })).not.toHaveAccessibleErrorMessage();
  expect(container.querySelector('noscript')).toHaveTextContent(Object.values(errors).join(' '));

  const root = await act(async () => hydrateRoot(container, <Page />));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  await waitFor(() => expect(email).toHaveFocus());
  expect(listShownErrors()).toEqual([errors.email, errors.plan]);
  expect(screen.getByRole('group')).toHaveTextContent(errors.links);
  await userEvent.type(email, 'x');
  expect(listShownErrors()).toEqual([errors.plan]);
  expect(report).not.toHaveBeenCalled();
});

test('a field that mounts later starts without a message', async () => {
  const renderForm = (hasField: boolean) => (
    <DesignSystemProvider>
      <Form errors={errors}>
        <input aria-label="Other" />
        {hasField && <TextField name="email" label="Email" />}
      </Form>
    </DesignSystemProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(renderForm(false));
  const root = await act(async () => hydrateRoot(container, renderForm(false)));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  await screen.findByRole('group');
  await act(async () => root.render(renderForm(true)));
  expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveAccessibleErrorMessage();
});
