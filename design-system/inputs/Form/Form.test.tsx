import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  FieldError,
  Input,
  Label,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import { describe, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { useFormState } from '../../validation/useFormState.ts';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { CheckboxGroupField } from '../CheckboxGroupField/CheckboxGroupField.tsx';
import { ComboBoxField } from '../ComboBoxField/ComboBoxField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { SwitchField } from '../SwitchField/SwitchField.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';
import type { FormErrors } from '../../internal/describeError.ts';

const options = [
  { id: 'bank', label: 'Bank' },
  { id: 'paypal', label: 'PayPal' },
];

function renderForm(props: Partial<FormProps> = {}) {
  return renderInDesignSystem(
    <Form {...props}>
      <TextField name="name" label="Name" isRequired />
      <TextField name="email" label="Email" type="email" />
      <SubmitButton>Send</SubmitButton>
      <button type="reset">Start again</button>
    </Form>,
  );
}

/** Renders the names of the fields that differ from their initial values. */
function DirtyNames() {
  return <p data-testid="dirty">{Object.keys(useFormState((state) => state.dirty)).join()}</p>;
}

const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a form', () => {
  test('with an `action`, which the browser sends, is sent once on a double click', async () => {
    renderForm({ action: '/apply' });
    await userEvent.type(box('Name'), 'Mia');
    const sent: boolean[] = [];
    // Records whether the browser would send the form, and prevents it.
    const stop = (event: Event) => {
      sent.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('submit', stop);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    document.removeEventListener('submit', stop);
    expect(sent.filter(Boolean)).toHaveLength(1);
  });

  test('whose onSubmit returns no promise is sent once on a double click, and twice by two clicks', async () => {
    const onSubmit = vi.fn();
    renderForm({ onSubmit });
    await userEvent.type(box('Name'), 'Mia');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('with invalid fields shows an error at each, focuses the first and is not sent', async () => {
    const onSubmit = vi.fn();
    renderForm({ onSubmit });
    await userEvent.type(box('Email'), 'mia');
    await send();
    expect(box('Name')).toHaveAccessibleDescription('This field is required.');
    expect(box('Email')).toHaveAccessibleDescription('Email is not valid.');
    expect(box('Name')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('passes the values of all kinds of fields to onSubmit by name', async () => {
    const onSubmit = vi.fn();
    renderInDesignSystem(
      <Form onSubmit={onSubmit}>
        <TextField name="links.0" label="Link" defaultValue="https://a.test" />
        <TextAreaField name="pitch" label="Pitch" defaultValue="Hello" />
        <MoneyField name="amount" label="Amount" currency="USD" defaultValue={1050} />
        <MoneyField name="bonus" label="Bonus" currency="USD" />
        <SelectField name="method" label="Method" options={options} defaultValue="bank" />
        <RadioGroupField name="way" label="Way" options={options} defaultValue="paypal" />
        <CheckboxGroupField name="ways" label="Ways" options={options} defaultValue={['bank']} />
        <CheckboxField name="terms" label="I agree" defaultSelected />
        <SwitchField name="mails" label="Send mails" />
        <TextField name="gone" label="Gone" defaultValue="x" isDisabled />
        <input type="hidden" name="token" value="t-1" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await send();
    expect(onSubmit).toHaveBeenCalledWith({
      'links.0': 'https://a.test',
      pitch: 'Hello',
      amount: 1050,
      bonus: null,
      method: 'bank',
      way: 'paypal',
      ways: ['bank'],
      terms: true,
      mails: false,
      token: 't-1',
    });
  });

  test('cannot be sent twice at the same time', async () => {
    const pending = Promise.withResolvers<void>();
    const onSubmit = vi.fn(() => pending.promise);
    renderForm({ onSubmit });
    await userEvent.type(box('Name'), 'Mia{Enter}{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'In progress Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => pending.resolve());
    await userEvent.type(box('Name'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('whose onSubmit fails shows a message and can be sent again', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const cause = new Error('offline');
    const onSubmit = vi.fn().mockRejectedValueOnce(cause).mockResolvedValueOnce(undefined);
    renderForm({ onSubmit });
    await userEvent.type(box('Name'), 'Mia{Enter}');
    const sentence = 'This could not be sent. Please try again.';
    expect(await screen.findByRole('group', { name: sentence })).toHaveFocus();
    expect(report).toHaveBeenCalledWith(cause);
    await userEvent.type(box('Name'), '{Enter}');
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
    vi.unstubAllGlobals();
  });
});

describe('controls of other libraries', () => {
  test('keep an invalid form from being sent; a field of React Aria shows its own message', async () => {
    const onSubmit = vi.fn();
    renderInDesignSystem(
      <Form onSubmit={onSubmit}>
        <TextField name="name" label="Name" defaultValue="Mia" isRequired />
        <AriaTextField
          name="handle"
          isRequired
          validationBehavior="native"
          validate={(value) => (value === 'taken' ? 'Taken.' : null)}
        >
          <Label>Handle</Label>
          <Input />
          <FieldError />
        </AriaTextField>
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await userEvent.type(box('Handle'), 'taken');
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box('Handle')).toHaveAccessibleDescription('Taken.');
    expect(box('Handle')).toHaveFocus();
    await userEvent.type(box('Handle'), '2');
    await userEvent.tab();
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Mia', handle: 'taken2' });
  });
});

describe('errors of the server', () => {
  test('appear at their fields, focus the first, and disappear on input', async () => {
    renderForm({ onSubmit: async () => ({ errors: { email: 'This address is taken.' } }) });
    await userEvent.type(box('Name'), 'Mia');
    await userEvent.type(box('Email'), 'mia@demo.test{Enter}');
    await waitFor(() => expect(box('Email')).toHaveFocus());
    expect(box('Email')).toHaveAccessibleDescription('This address is taken.');
    expect(box('Email')).toBeInvalid();
    expect(screen.getByText('This address is taken.')).toHaveAttribute('data-server');
    await userEvent.tab();
    expect(box('Email')).toHaveAccessibleDescription('This address is taken.');
    await userEvent.type(box('Email'), 'x');
    expect(box('Email')).not.toHaveAccessibleDescription();
    expect(box('Email')).toBeValid();
  });

  test('about an unknown field or the whole form appear in the summary, which is focused', async () => {
    const received: FormErrors = {
      error: 'The job is full.',
      errors: { links: 'A link is missing.' },
    };
    renderForm({ onSubmit: async () => received });
    await userEvent.type(box('Name'), 'Mia{Enter}');
    const summary = await screen.findByRole('group', {
      name: 'The job is full. A link is missing.',
    });
    expect(summary).toHaveFocus();
  });

  test('appear at the field with their dotted name, or else at the field of the whole list', async () => {
    renderInDesignSystem(
      <Form
        onSubmit={async () => ({ errors: { 'links.0': 'Not public.', 'tags.3': 'Too long.' } })}
      >
        <TextField name="links.0" label="Link" />
        <TextField name="tags" label="Tags" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await send();
    await waitFor(() => expect(box('Link')).toHaveAccessibleDescription('Not public.'));
    expect(box('Tags')).toHaveAccessibleDescription('Too long.');
  });

  test('can be set with the prop `errors`, and do not keep the form from being sent again', async () => {
    const onSubmit = vi.fn();
    function Page() {
      const [errors, setErrors] = useState<Record<string, string>>();
      return (
        <>
          <button onClick={() => setErrors({ name: 'Unknown name.' })}>Answer</button>
          <Form onSubmit={onSubmit} {...(errors && { errors })}>
            <TextField name="name" label="Name" defaultValue="Mia" />
            <SubmitButton>Send</SubmitButton>
          </Form>
        </>
      );
    }
    renderInDesignSystem(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(box('Name')).toHaveAccessibleDescription('Unknown name.');
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(box('Name')).not.toHaveAccessibleDescription();
  });
});

describe('the summary', () => {
  test('lists four invalid fields with links, and shrinks as they are corrected', async () => {
    renderInDesignSystem(
      <Form>
        {['One', 'Two', 'Three', 'Four'].map((label) => (
          <TextField key={label} name={label} label={label} isRequired />
        ))}
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await send();
    const summary = screen.getByRole('group', { name: '4 fields need your attention' });
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    expect(box('One')).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Three' }));
    expect(box('Three')).toHaveFocus();
    await userEvent.keyboard('3');
    await screen.findByRole('group', { name: '3 fields need your attention' });
    expect(within(summary).queryByRole('link', { name: 'Three' })).not.toBeInTheDocument();
  });

  test('does not appear for three invalid fields', async () => {
    renderInDesignSystem(
      <Form>
        {['One', 'Two', 'Three'].map((label) => (
          <TextField key={label} name={label} label={label} isRequired />
        ))}
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await send();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});

describe('a reset', () => {
  test('restores values and removes messages and the summary', async () => {
    renderForm();
    await userEvent.type(box('Email'), 'mia');
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(box('Email')).toHaveValue('');
    expect(box('Email')).not.toHaveAccessibleDescription();
    expect(box('Name')).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  test('restores the default values of all kinds of fields, also after the form was sent', async () => {
    const defaults = { name: 'Mia', count: 1, tags: ['x'], box: false, size: 's', city: null };
    const sent: object[] = [];
    const sizes = ['s', 'm'].map((id) => ({ id, label: id }));
    renderInDesignSystem(
      <Form onSubmit={(values) => void sent.push(values)}>
        <TextField name="name" label="Name" defaultValue="Mia" />
        <NumberField name="count" label="Count" defaultValue={1} />
        <TagField name="tags" label="Tags" defaultValue={['x']} />
        <CheckboxField name="box" label="Box" />
        <RadioGroupField name="size" label="Size" options={sizes} defaultValue="s" />
        <ComboBoxField name="city" label="City" options={sizes} />
        <button type="reset">Start again</button>
        <SubmitButton>Send</SubmitButton>
        <DirtyNames />
      </Form>,
    );
    await userEvent.type(box('Name'), '!');
    await userEvent.type(box('Count'), '2');
    await userEvent.type(box('Tags'), 'y,');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('radio', { name: 'm' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'm{ArrowDown}{Enter}');
    await send();
    await waitFor(() => expect(screen.getByTestId('dirty')).toBeEmptyDOMElement());
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(box('Name')).toHaveValue('Mia'));
    await waitFor(() => expect(screen.getByTestId('dirty')).toBeEmptyDOMElement());
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { name: 'Mia!', count: 12, tags: ['x', 'y'], box: true, size: 'm', city: 'm' },
      defaults,
    ]);
  });
});
