import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { expect } from 'vitest';
import { EmailField } from '../inputs/EmailField/EmailField.tsx';
import { FieldArray, type FieldArrayProps } from '../inputs/FieldArray/FieldArray.tsx';
import type { FormApi } from '../inputs/Form/createForm.tsx';
import { Form, type FormProps } from '../inputs/Form/Form.tsx';
import { useForm } from '../inputs/Form/useForm.ts';
import { SubmitButton } from '../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { getAnnounced } from './announced.ts';
import { renderInDesignSystem } from './renderInDesignSystem.tsx';

/** The values of the form. */
export type Values = Record<string, unknown>;
type Props = Partial<FieldArrayProps> & {
  form?: { defaultValues?: Values };
  onSubmit?: FormProps['onSubmit'];
  beside?: ReactNode;
};

/** The owners of the list. */
export const owners = [
  { name: 'Mia', email: 'mia@demo.test' },
  { name: 'Sam', email: 'sam@demo.test' },
  { name: 'Ida', email: 'ida@demo.test' },
];

/** Renders a form with a list of owners, and returns its form object. */
export function renderOwners({
  form = {},
  onSubmit,
  beside,
  ...props
}: Props = {}): FormApi<Values> {
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

/** Returns the group of a row, from 1. */
export const row = (position: number) => screen.getByRole('group', { name: `Owner ${position}` });
/** Returns a field of a row. */
export const field = (position: number, name: string) =>
  within(row(position)).getByRole('textbox', { name });
/** Returns the names in all rows. */
export const names = () =>
  screen.queryAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value);
/** Presses a button. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Waits until a text is the latest announcement. */
export const lastAnnounced = (text: string) =>
  waitFor(() => expect(getAnnounced().at(-1)).toBe(text));
