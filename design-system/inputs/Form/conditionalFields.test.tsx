import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useEffect, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FieldArray } from '../FieldArray/FieldArray.tsx';
import { FormDraft } from '../FormDraft/FormDraft.tsx';
import type { StoredDraft } from '../FormDraft/draftStorage.ts';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormApi } from './createForm.tsx';
import { Form } from './Form.tsx';
import { useForm, useWatch } from './useForm.ts';

type Values = Record<string, unknown>;

const kinds = [
  { id: 'person', label: 'Person' },
  { id: 'company', label: 'Company' },
];

const legalForms = [
  { id: 'ltd', label: 'Limited' },
  { id: 'plc', label: 'Public' },
];

const field = (name: string) => screen.getByRole('textbox', { name });
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

function Kind() {
  return <RadioGroupField label="Kind" name="kind" options={kinds} />;
}

/** Fields that are on the page while the kind is “company”. */
function CompanyFields() {
  return (
    <>
      <TextField label="VAT number" name="vat" isRequired />
      <RadioGroupField label="Legal form" name="legal" options={legalForms} />
    </>
  );
}

function Company() {
  return useWatch('kind') === 'company' && <CompanyFields />;
}

function KeptCompany() {
  return (
    <Activity mode={useWatch('kind') === 'company' ? 'visible' : 'hidden'}>
      <CompanyFields />
    </Activity>
  );
}

type Props = {
  defaultValues?: Values;
  onSubmit?: (values: object) => void;
  children: ReactNode;
};

/** Renders a form, and returns its form object. */
function renderForm({ defaultValues, onSubmit, children }: Props): FormApi<Values> {
  let form: FormApi<Values> | undefined;
  function Example() {
    const created = useForm({ defaultValues });
    useEffect(() => void (form = created));
    return (
      <Form form={created} onSubmit={onSubmit}>
        <Kind />
        {children}
        <SubmitButton>Send</SubmitButton>
        <Button type="reset">Reset</Button>
      </Form>
    );
  }
  renderInDesignSystem(<Example />);
  return form as unknown as FormApi<Values>;
}

describe('a field that is rendered while another has a value', () => {
  test('takes its value, its error and its change along', async () => {
    const onSubmit = vi.fn();
    const form = renderForm({
      onSubmit,
      defaultValues: { kind: 'company' },
      children: <Company />,
    });
    await send();
    expect(field('VAT number')).toHaveFocus();
    expect(form.getState().errors).toHaveProperty('vat');
    await choose('Person');
    await waitFor(() => expect(form.getState()).toMatchObject({ isValid: true, errors: {} }));
    expect(form.getAll()).toEqual({ kind: 'person' });
    expect(form.get('vat')).toBeUndefined();
    await choose('Company');
    await userEvent.type(field('VAT number'), 'DE1');
    await waitFor(() => expect(form.getState().dirty).toEqual({ vat: true }));
    await choose('Person');
    await waitFor(() => expect(form.getState().dirty).toEqual({ kind: true }));
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({ kind: 'person' });
    await choose('Company');
    expect(field('VAT number')).toHaveValue('');
    expect(field('VAT number')).not.toHaveAccessibleErrorMessage();
  });

  test('has the initial value of its name each time, also after a reset', async () => {
    const form = renderForm({
      defaultValues: { kind: 'company', vat: 'DE1' },
      children: <Company />,
    });
    await userEvent.type(field('VAT number'), '2');
    await choose('Person');
    await choose('Company');
    expect(field('VAT number')).toHaveValue('DE1');
    await choose('Person');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() =>
      expect(form.getAll()).toEqual({ kind: 'company', vat: 'DE1', legal: null }),
    );
    await waitFor(() => expect(form.getState().isDirty).toBe(false));
  });

  test('is listed in the summary only while it is there', async () => {
    renderForm({
      defaultValues: { kind: 'company' },
      children: (
        <>
          <Company />
          {['a', 'b', 'c'].map((name) => (
            <TextField key={name} label={name} name={name} isRequired />
          ))}
        </>
      ),
    });
    await send();
    expect(await screen.findByText('4 fields need your attention')).toBeVisible();
    await choose('Person');
    expect(await screen.findByText('3 fields need your attention')).toBeVisible();
    // A field that comes back has no error yet.
    await choose('Company');
    await passTime(50);
    expect(screen.getByText('3 fields need your attention')).toBeVisible();
  });

  test('works in the rows of a list', async () => {
    const onSubmit = vi.fn();
    function Row({ name }: { name: (path: string) => string }) {
      const isCompany = useWatch(name('kind')) === 'company';
      return (
        <>
          <RadioGroupField label="Kind of owner" name={name('kind')} options={kinds} />
          {isCompany && <TextField label="VAT number" name={name('vat')} />}
        </>
      );
    }
    const owners = [
      { kind: 'company', vat: 'DE1' },
      { kind: 'company', vat: 'DE2' },
    ];
    renderForm({
      onSubmit,
      defaultValues: { kind: 'person', owners },
      children: (
        <FieldArray label="Owner" name="owners">
          {({ name }) => <Row name={name} />}
        </FieldArray>
      ),
    });
    await userEvent.click(screen.getAllByRole('radio', { name: 'Person' })[1]!);
    expect(screen.getAllByRole('textbox', { name: 'VAT number' })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Owner 1' }));
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({
      kind: 'person',
      owners: [{ kind: 'company', vat: 'DE2' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({
      kind: 'person',
      owners: [{ kind: 'person' }, { kind: 'company', vat: 'DE2' }],
    });
  });

  test('is not in a draft any more once the form was sent without it', async () => {
    let stored: StoredDraft | null = null;
    const storage = {
      open: () => ({
        read: () => null,
        write: (draft: StoredDraft) => void (stored = draft),
        remove: () => void (stored = null),
      }),
    };
    const onSubmit = vi.fn();
    renderForm({
      onSubmit,
      children: (
        <>
          <FormDraft storageKey="conditional" storage={storage} />
          <Company />
        </>
      ),
    });
    await choose('Company');
    await userEvent.type(field('VAT number'), 'DE1');
    await passTime(300);
    expect(stored).toMatchObject({ values: { kind: 'company', vat: 'DE1' } });
    await choose('Person');
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({ kind: 'person' });
    await passTime(300);
    expect(stored).toBeNull();
  });
});

describe('a field in a hidden Activity', () => {
  test('is neither validated nor sent, and keeps what was typed', async () => {
    const onSubmit = vi.fn();
    const form = renderForm({
      onSubmit,
      defaultValues: { kind: 'company' },
      children: <KeptCompany />,
    });
    await userEvent.type(field('VAT number'), 'DE1');
    await choose('Person');
    await waitFor(() => expect(form.getState().dirty).toEqual({ kind: true }));
    expect(form.getAll()).toEqual({ kind: 'person' });
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({ kind: 'person' });
    await choose('Company');
    expect(field('VAT number')).toHaveValue('DE1');
    await userEvent.clear(field('VAT number'));
    await choose('Person');
    await waitFor(() => expect(form.getState().isValid).toBe(true));
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await choose('Company');
    await waitFor(() => expect(form.getState().errors).toHaveProperty('vat'));
    expect(field('VAT number')).toHaveAccessibleErrorMessage('This field is required.');
  });

  test('has its initial value after a reset', async () => {
    const form = renderForm({
      defaultValues: { kind: 'company', vat: 'DE1', legal: 'ltd' },
      children: <KeptCompany />,
    });
    await userEvent.type(field('VAT number'), '2');
    await choose('Public');
    await choose('Person');
    await act(async () => form.reset());
    await waitFor(() => expect(field('VAT number')).toHaveValue('DE1'));
    await waitFor(() =>
      expect(form.getAll()).toEqual({ kind: 'company', vat: 'DE1', legal: 'ltd' }),
    );
    await waitFor(() => expect(form.getState().isDirty).toBe(false));
  });
});
