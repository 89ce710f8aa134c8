import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useFieldArray, useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { TextField } from './TextField/TextField.tsx';

describe('useFieldArray of react-hook-form', () => {
  type Rows = { owners: { name: string }[] };
  const names = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

  function Rows({ onSubmit }: { onSubmit: (values: Rows) => void }) {
    const { control, handleSubmit, formState } = useForm<Rows>({
      defaultValues: { owners: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
    });
    const { fields, append, remove, move } = useFieldArray({ control, name: 'owners' });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        {fields.map(({ id }, index) => (
          <Controller
            key={id}
            control={control}
            name={`owners.${index}.name`}
            rules={{ required: 'Missing' }}
            render={({ field: { disabled: _disabled, ...field }, fieldState }) => (
              <TextField {...field} label="Name" errorMessage={fieldState.error?.message} />
            )}
          />
        ))}
        <button type="button" onClick={() => append({ name: '' })}>
          Add
        </button>
        <button type="button" onClick={() => remove(0)}>
          Remove
        </button>
        <button type="button" onClick={() => move(0, 2)}>
          Move
        </button>
        <button>Send</button>
        <output>{formState.isDirty ? 'dirty' : 'pristine'}</output>
      </form>
    );
  }

  test('texts and messages follow their row', async () => {
    const onSubmit = vi.fn();
    renderInDesignSystem(<Rows onSubmit={(values) => void onSubmit(values)} />);
    const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByText('pristine')).toBeVisible();
    await userEvent.type(screen.getAllByRole('textbox')[1] as HTMLElement, '!');
    await press('Move');
    expect(names()).toEqual(['B!', 'C', 'A']);
    await press('Add');
    await press('Send');
    const added = screen.getAllByRole('textbox')[3] as HTMLElement;
    await waitFor(() => expect(added).toHaveAccessibleErrorMessage('Missing'));
    await press('Remove');
    expect(names()).toEqual(['C', 'A', '']);
    await userEvent.type(screen.getAllByRole('textbox')[2] as HTMLElement, 'D');
    expect(screen.getByText('dirty')).toBeVisible();
    await press('Send');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        owners: [{ name: 'C' }, { name: 'A' }, { name: 'D' }],
      }),
    );
  });
});
