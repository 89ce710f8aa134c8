import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../Form/useForm.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldArray } from './FieldArray.tsx';
import { field, names, owners, press, renderOwners, row } from '../../testing/ownersForm.tsx';

describe('limits', () => {
  test('there are the minimum of rows from the start, which cannot be removed, and no more than the maximum', async () => {
    renderOwners({ minItems: 1, maxItems: 2 });
    expect(names()).toEqual(['']);
    expect(screen.getByRole('button', { name: 'Remove Owner 1' })).toBeDisabled();
    await press('Add');
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    expect(screen.getByText('2 / 2')).toBeVisible();
  });

  test('a schema gives them, and its message about the list is at the list', async () => {
    const schema = z.object({
      owners: z
        .array(z.object({ name: z.string(), email: z.email().optional() }))
        .max(3)
        .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'Twice'),
    });
    function Example() {
      return (
        <Form form={useForm({ schema })} onSubmit={vi.fn()}>
          <FieldArray label="Owner" name="owners" defaultValue={[{ name: 'A' }, { name: 'A' }]}>
            {({ name }) => <TextField label="Name" name={name('name')} />}
          </FieldArray>
          <SubmitButton>Send</SubmitButton>
        </Form>
      );
    }
    renderInDesignSystem(<Example />);
    expect(screen.getByText('2 / 3')).toBeVisible();
    expect(field(1, 'Name')).toBeRequired();
    await press('Send');
    expect(screen.getByRole('group', { name: 'Owner' })).toHaveAccessibleDescription('Twice');
    await userEvent.type(field(1, 'Name'), 'B');
    await waitFor(() => expect(screen.queryByText('Twice')).toBeNull());
  });
});

describe('messages of the server', () => {
  test('come to the row that was sent, although it has moved or was removed meanwhile', async () => {
    let respond: ((errors: Record<string, string>) => void) | undefined;
    renderOwners({
      form: { defaultValues: { owners } },
      onSubmit: async () => {
        const errors = await new Promise<Record<string, string>>((resolve) => (respond = resolve));
        return { errors };
      },
    });
    await press('Send');
    await press('Move Owner 1 down');
    await press('Remove Owner 3');
    await act(async () =>
      respond?.({ 'owners.0.email': 'Mia is taken.', 'owners.2.email': 'Ida is taken.' }),
    );
    await waitFor(() => expect(field(2, 'Email')).toHaveAccessibleErrorMessage('Mia is taken.'));
    expect(screen.queryByText('Ida is taken.')).toBeNull();
    await press('Move Owner 2 up');
    expect(field(1, 'Email')).toHaveAccessibleErrorMessage('Mia is taken.');
    expect(field(2, 'Email')).toBeValid();
  });
});

describe('nested lists and other forms', () => {
  test('rows of rows have their own rows, which move with them', async () => {
    const onSubmit = vi.fn();
    renderOwners({
      form: { defaultValues: { owners: [{ phones: ['1', '2'] }, { phones: ['3'] }] } },
      onSubmit,
      children: ({ name, label }) => (
        <FieldArray label={`Phone of ${label}`} name={name('phones')} newItem="9">
          {(phone) => <TextField label="Name" name={phone.name()} />}
        </FieldArray>
      ),
    });
    expect(names()).toEqual(['1', '2', '3']);
    await press('Remove Phone of Owner 1 1');
    await press('Move Owner 2 up');
    const [add] = within(row(1)).getAllByRole('button', { name: 'Add' });
    await userEvent.click(add as HTMLElement);
    await press('Send');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      owners: [{ phones: ['3', '9'] }, { phones: ['2'] }],
    });
  });

  test('in a form without a form object, each field has its name with the index', async () => {
    const onSubmit = vi.fn();
    renderInDesignSystem(
      <Form onSubmit={onSubmit}>
        <FieldArray label="Link" name="links" defaultValue={['a', 'b']}>
          {({ name, label }) => <TextField label={label} name={name()} />}
        </FieldArray>
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await press('Remove Link 1');
    await press('Send');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ 'links.0': 'b' });
  });

  test('a keystroke renders one field', async () => {
    const rendered: string[] = [];
    renderOwners({
      form: { defaultValues: { owners } },
      children: ({ name, label }) => (
        <Profiler id={label} onRender={(id) => rendered.push(id)}>
          <NumberField label="Name" name={name('age')} />
        </Profiler>
      ),
    });
    await passTime(50);
    await userEvent.click(field(2, 'Name'));
    await passTime(50);
    rendered.length = 0;
    await userEvent.keyboard('1');
    await passTime(50);
    expect(new Set(rendered)).toEqual(new Set(['Owner 2']));
  });

  test('rows are part of server-rendered HTML', () => {
    const html = renderToString(
      <DesignSystemProvider>
        <FieldArray label="Link" name="links" defaultValue={['https://a.test']}>
          {({ name, label }) => <TextField label={label} name={name()} />}
        </FieldArray>
      </DesignSystemProvider>,
    );
    expect(html).toContain('name="links.0"');
    expect(html).toContain('value="https://a.test"');
  });

  test('a disabled list has no values, and a read-only one no buttons', async () => {
    const api = renderOwners({ form: { defaultValues: { owners } }, isDisabled: true });
    expect(api.getAll()).toEqual({});
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    renderInDesignSystem(
      <FieldArray label="Fixed" name="fixed" defaultValue={['a']} isReadOnly>
        {({ name, label }) => <TextField label={label} name={name()} />}
      </FieldArray>,
    );
    expect(within(screen.getByRole('group', { name: 'Fixed' })).queryByRole('button')).toBeNull();
  });
});
