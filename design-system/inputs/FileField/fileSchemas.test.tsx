import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { parseForm } from '../../validation/parseForm.ts';
import type { StandardSchema } from '../../validation/standardSchema.ts';
import type { FormApi } from '../Form/createForm.tsx';
import { Form } from '../Form/Form.tsx';
import { useForm, useWatch } from '../Form/useForm.ts';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';

const plan = new File(['1'], 'plan.txt', { type: 'text/plain' });
const map = new File(['22'], 'map.txt', { type: 'text/plain' });

const schema = z.object({
  plan: z.file().optional(),
  maps: z.array(z.file()).min(1),
});

function Watched() {
  const maps = useWatch<File[]>('maps');
  return <output>{maps?.map(({ name }) => name).join()}</output>;
}

function renderForm(
  props: Partial<FileFieldProps> = {},
  used: StandardSchema<object, object> | null = schema,
) {
  const onSubmit = vi.fn();
  let form: FormApi<z.input<typeof schema>> | undefined;
  function Example() {
    const created = useForm({ schema: used as typeof schema });
    useEffect(() => void (form = created));
    return (
      <Form form={created} onSubmit={onSubmit}>
        <FileField label="Plan" name="plan" {...props} />
        <FileField label="Maps" name="maps" maxItems={3} {...props} />
        <Watched />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  }
  renderInDesignSystem(<Example />);
  return { form: form as unknown as FormApi<z.input<typeof schema>>, onSubmit };
}

const choose = (name: string, ...files: File[]) =>
  userEvent.upload(
    document.querySelector(`input[type=file][name=${name}]`) as HTMLInputElement,
    files,
  );
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('the schema of a form with files', () => {
  test('has them as on the server: one file, or a list', async () => {
    const { form, onSubmit } = renderForm();
    await send();
    expect(screen.getByRole('group', { name: 'Maps' })).toHaveAccessibleDescription(
      /This field is required\./,
    );
    await choose('maps', map);
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({ maps: [map] });
    await choose('plan', plan);
    await send();
    const sent = { plan, maps: [map] };
    expect(onSubmit).toHaveBeenLastCalledWith(sent);
    expect(form.getAll()).toEqual(sent);
    expect(screen.getByRole('status')).toHaveTextContent('map.txt');
    const data = new FormData();
    data.append('plan', plan);
    data.append('maps', map);
    expect(await parseForm(data, schema)).toEqual({ values: sent });
  });

  test('sets them from code', async () => {
    const { form, onSubmit } = renderForm();
    act(() => {
      form.set('plan', plan);
      form.set('maps', [map, plan]);
    });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({ plan, maps: [map, plan] });
    act(() => form.set('plan', null));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  });
});

test.each([
  ['without a schema', {}, null],
  ['with alternative texts', { hasAltText: true }, z.object({ maps: z.array(z.looseObject({})) })],
])('%s, the values have the entries of the files', async (_title, props, used) => {
  const { onSubmit } = renderForm(props, used);
  await choose('maps', map);
  await send();
  const [{ maps }] = onSubmit.mock.lastCall as [{ maps: unknown[] }];
  expect(maps).toEqual([expect.objectContaining({ file: map, state: 'chosen' })]);
});
