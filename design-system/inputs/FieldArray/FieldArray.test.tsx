import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useEffect, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { getAnnounced } from '../../testing/announced.ts';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import type { FormApi } from '../Form/createForm.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';
import { useForm } from '../Form/useForm.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldArray, type FieldArrayProps } from './FieldArray.tsx';

type Values = Record<string, unknown>;
type Props = Partial<FieldArrayProps> & {
  form?: { defaultValues?: Values };
  onSubmit?: FormProps['onSubmit'];
  beside?: ReactNode;
};

const owners = [
  { name: 'Mia', email: 'mia@demo.test' },
  { name: 'Sam', email: 'sam@demo.test' },
  { name: 'Ida', email: 'ida@demo.test' },
];

/** Renders a form with a list of owners, and returns its form object. */
function renderOwners({ form = {}, onSubmit, beside, ...props }: Props = {}): FormApi<Values> {
  let api: FormApi<Values> | undefined;
  function Example() {
    const created = useForm<Values>(form);
    useEffect(() => void (api = created));
    return (
      <Form form={created} onSubmit={onSubmit}>
        {beside}
        <FieldArray label="Owner" name="owners" allowsReorder {...props}>
          {props.children ??
            (({ name }) => (
              <>
                <TextField label="Name" name={name('name')} isRequired />
                <EmailField label="Email" name={name('email')} />
              </>
            ))}
        </FieldArray>
        <SubmitButton>Send</SubmitButton>
        <Button type="reset">Reset</Button>
      </Form>
    );
  }
  renderInDesignSystem(<Example />);
  return api as unknown as FormApi<Values>;
}

const row = (position: number) => screen.getByRole('group', { name: `Owner ${position}` });
const field = (position: number, name: string) =>
  within(row(position)).getByRole('textbox', { name });
const names = () =>
  screen.queryAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lastAnnounced = (text: string) => waitFor(() => expect(getAnnounced().at(-1)).toBe(text));

describe('rows', () => {
  test('have the initial values of the form, and are sent as a list', async () => {
    const onSubmit = vi.fn();
    renderOwners({ form: { defaultValues: { owners } }, onSubmit });
    expect(names()).toEqual(['Mia', 'Sam', 'Ida']);
    await press('Send');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ owners });
  });

  test('are an empty list without rows', async () => {
    const onSubmit = vi.fn();
    renderOwners({ onSubmit });
    await press('Send');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ owners: [] });
  });

  test('a row that is added gets the focus and is announced', async () => {
    renderOwners({ newItem: { name: 'New' }, form: { defaultValues: { owners } } });
    await press('Add');
    expect(field(4, 'Name')).toHaveFocus();
    expect(field(4, 'Name')).toHaveValue('New');
    await lastAnnounced('Owner 4 added.');
  });

  test('keep what was typed, what was touched and their messages when a row before them is removed', async () => {
    const api = renderOwners({ form: { defaultValues: { owners } } });
    await userEvent.clear(field(2, 'Name'));
    await userEvent.type(field(3, 'Name'), ' Noor');
    await userEvent.type(field(3, 'Email'), 'x');
    await userEvent.tab();
    await press('Remove Owner 1');
    expect(names()).toEqual(['', 'Ida Noor']);
    expect(field(1, 'Name')).toHaveAccessibleErrorMessage('This field is required.');
    expect(field(2, 'Name')).toBeValid();
    await waitFor(() =>
      expect(Object.keys(api.getState().touched)).toEqual([
        'owners.0.name',
        'owners.1.name',
        'owners.1.email',
      ]),
    );
    expect(api.get('owners')).toEqual([
      { name: '', email: 'sam@demo.test' },
      { name: 'Ida Noor', email: 'ida@demo.testx' },
    ]);
  });

  test('a removed row is restored where it was, with what was typed', async () => {
    const onSubmit = vi.fn();
    const api = renderOwners({ form: { defaultValues: { owners } }, onSubmit });
    await userEvent.type(field(2, 'Name'), '!');
    await userEvent.clear(field(2, 'Email'));
    await userEvent.type(field(2, 'Email'), 'wrong');
    await press('Remove Owner 2');
    expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus();
    await lastAnnounced('Owner 2 removed.');
    // What was removed is not validated.
    await press('Send');
    expect(onSubmit).toHaveBeenLastCalledWith({ owners: [owners[0], owners[2]] });
    await press('Restore');
    expect(screen.getByRole('button', { name: 'Remove Owner 2' })).toHaveFocus();
    await lastAnnounced('Owner 2 restored.');
    expect(names()).toEqual(['Mia', 'Sam!', 'Ida']);
    await waitFor(() => expect(api.getState().errors).toHaveProperty(['owners.1.email']));
    await press('Send');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(field(2, 'Email')).toHaveFocus();
  });

  test('only the row that was removed last can be restored', async () => {
    renderOwners({ form: { defaultValues: { owners } } });
    await press('Remove Owner 1');
    await press('Remove Owner 1');
    await press('Restore');
    expect(names()).toEqual(['Sam', 'Ida']);
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  test('are moved with their values and the focus, by buttons and arrow keys', async () => {
    const api = renderOwners({ form: { defaultValues: { owners } } });
    await userEvent.type(field(3, 'Name'), '!');
    await press('Move Owner 3 up');
    expect(names()).toEqual(['Mia', 'Ida!', 'Sam']);
    expect(screen.getByRole('button', { name: 'Move Owner 2 up' })).toHaveFocus();
    await lastAnnounced('Moved to 2 of 3');
    await userEvent.keyboard('{ArrowUp}');
    expect(names()).toEqual(['Ida!', 'Mia', 'Sam']);
    // At the start there is no button to move it up.
    expect(screen.getByRole('button', { name: 'Move Owner 1 down' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(names()).toEqual(['Mia', 'Ida!', 'Sam']);
    expect(api.get('owners.1.name')).toBe('Ida!');
  });

  test('twelve rows are moved in the order of numbers', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ name: `N${index}`, email: '' }));
    const api = renderOwners({ form: { defaultValues: { owners: many } } });
    await press('Move Owner 12 up');
    expect(names().slice(9)).toEqual(['N9', 'N11', 'N10']);
    expect(api.get('owners')).toHaveLength(12);
    expect(api.get('owners.10.name')).toBe('N11');
  });

  test('a list that has changed is dirty, and a reset restores its rows', async () => {
    const api = renderOwners({ form: { defaultValues: { owners } } });
    const expectDirty = (isDirty: boolean) =>
      waitFor(() => expect(api.getState().isDirty).toBe(isDirty));
    await expectDirty(false);
    await press('Move Owner 1 down');
    await expectDirty(true);
    await press('Move Owner 2 up');
    await expectDirty(false);
    await press('Remove Owner 1');
    await userEvent.type(field(1, 'Name'), '!');
    await press('Add');
    await expectDirty(true);
    await press('Reset');
    await waitFor(() => expect(names()).toEqual(['Mia', 'Sam', 'Ida']));
    await expectDirty(false);
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    await act(async () => api.reset({ owners: [{ name: 'Lea' }] }));
    await waitFor(() => expect(names()).toEqual(['Lea']));
    await expectDirty(false);
  });

  test('are set from code', async () => {
    const api = renderOwners({ form: { defaultValues: { owners } } });
    act(() => api.set('owners', [{ name: 'Lea' }, { name: 'Tom' }]));
    await waitFor(() => expect(names()).toEqual(['Lea', 'Tom']));
    act(() => api.set('owners.1.name', 'Tim'));
    expect(api.get('owners.1')).toEqual({ name: 'Tim', email: '' });
  });
});

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
