import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { createIntl } from 'react-intl';
import { describe, expect, test, vi } from 'vitest';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { defineRule } from './rules.ts';
import { rulesResolver } from './resolver.ts';

type Values = { email: string; again: string };

const sameAs = (other: string) =>
  defineRule('same', (value, { getValue }) => value === getValue(other), 'Not the same as before.');

const fields = {
  email: { label: 'Email', rules: { required: true, email: true } },
  again: { label: 'Email again', rules: [{ required: true }, sameAs('email')] },
};

describe('the result of a resolver', () => {
  test('is the values if all rules pass', async () => {
    const values = { email: 'mia@demo.test', again: 'mia@demo.test' };
    expect(await rulesResolver<Values>(fields)(values)).toEqual({ values, errors: {} });
  });

  test('is the first message of each field otherwise', async () => {
    const result = await rulesResolver<Values>(fields)({ email: 'mia', again: '' });
    expect(result).toEqual({
      values: {},
      errors: {
        email: { type: 'email', message: 'Email is not valid.' },
        again: { type: 'required', message: 'This field is required.' },
      },
    });
  });

  test('is in the given language, with the messages of the field', async () => {
    const messages = { 'ds.validation.email': 'البريد الإلكتروني غير صالح.' };
    const intl = createIntl({ locale: 'ar', messages, onError: () => undefined });
    const againWithMessage = {
      ...fields.again,
      ruleMessages: { required: 'Say it again, {field}.' },
    };
    const { errors } = await rulesResolver<Values>(
      { ...fields, again: againWithMessage },
      { intl },
    )({
      email: 'mia',
      again: '',
    });
    expect(errors).toMatchObject({
      email: { message: messages['ds.validation.email'] },
      again: { message: 'Say it again, Email again.' },
    });
  });

  test('has nested errors for nested values', async () => {
    type Page = { links: { url: string }[]; rate: number | null };
    const resolve = rulesResolver<Page>({
      'links.1.url': { label: 'Link', rules: { required: true } },
      rate: { label: 'rate', rules: { min_value: 1000 }, formatBound: (cents) => `${cents / 100}` },
    });
    const { errors } = await resolve({ links: [{ url: 'https://a.test' }, { url: '' }], rate: 5 });
    expect(errors).toEqual({
      links: [undefined, { url: { type: 'required', message: 'This field is required.' } }],
      rate: { type: 'min_value', message: 'The minimum rate is 10.' },
    });
    expect(await resolve({ links: [], rate: null })).toMatchObject({
      errors: { links: [undefined, { url: { type: 'required' } }] },
    });
  });
});

test.each(['a list', 'an entry'])(
  'a list and its entry can both have errors if the rules of %s come first',
  async (first) => {
    type Page = { links: { url: string }[] };
    const list = { label: 'Links', rules: { min_length: 2 } };
    const entry = { label: 'Link', rules: { required: true } };
    const resolve = rulesResolver<Page>(
      first === 'a list'
        ? { links: list, 'links.0.url': entry }
        : { 'links.0.url': entry, links: list },
    );
    expect((await resolve({ links: [{ url: '' }] })).errors).toEqual({
      links: {
        type: 'min_length',
        message: 'Links is not valid.',
        0: { url: { type: 'required', message: 'This field is required.' } },
      },
    });
  },
);

describe('asynchronous rules', () => {
  const ask = vi.fn(async (value: unknown) => value !== 'taken');
  const free = defineRule('free', ask, '{field} is taken.');

  test('are awaited and run once for a value', async () => {
    const resolve = rulesResolver<{ handle: string; bio: string }>({
      handle: { label: 'Handle', rules: [free] },
    });
    const errors = { handle: { type: 'free', message: 'Handle is taken.' } };
    expect(await resolve({ handle: 'taken', bio: '' })).toMatchObject({ errors });
    expect(await resolve({ handle: 'taken', bio: 'I cook' })).toMatchObject({ errors });
    expect(ask).toHaveBeenCalledOnce();
    expect(await resolve({ handle: 'mia', bio: 'I cook' })).toHaveProperty('errors', {});
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('are aborted when superseded, and run again when a value that they read changes', async () => {
    const calls: { signal: AbortSignal; room: unknown; resolve: (passes: boolean) => void }[] = [];
    const fits = defineRule('fits', (_, { signal, getValue }) => {
      return new Promise<boolean>((resolve) => {
        calls.push({ signal, room: getValue('room'), resolve });
      });
    });
    const resolve = rulesResolver<{ guests: number; room: string }>({
      guests: { label: 'Guests', rules: [fits] },
    });
    const first = resolve({ guests: 9, room: 'small' });
    const second = resolve({ guests: 9, room: 'large' });
    expect(calls.map(({ room, signal }) => [room, signal.aborted])).toEqual([
      ['small', true],
      ['large', false],
    ]);
    // The result of the aborted check comes last and does not count.
    calls[1]?.resolve(true);
    calls[0]?.resolve(false);
    expect(await second).toHaveProperty('errors', {});
    expect(await first).toHaveProperty('errors', {});
  });

  test('that reject make the field invalid, and a server, which has no reportError, logs their error', async () => {
    vi.stubGlobal('reportError', undefined);
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const cause = new Error('offline');
    const broken = defineRule('broken', () => Promise.reject(cause));
    const resolve = rulesResolver<{ handle: string }>({
      handle: { label: 'Handle', rules: [broken] },
    });
    const message = 'Handle could not be checked. Please try again.';
    expect(await resolve({ handle: 'mia' })).toMatchObject({
      errors: { handle: { type: 'failed', message } },
    });
    expect(log).toHaveBeenCalledExactlyOnceWith(cause);
    log.mockRestore();
    vi.unstubAllGlobals();
  });
});

test('a resolver has the type of react-hook-form for plain, nested and transformed values', () => {
  const plain: Resolver<Values> = rulesResolver<Values>(fields);
  type Deep = { links: { url: string; tags: string[] }[]; terms: boolean; day: Date | null };
  const deep: Resolver<Deep, object> = rulesResolver<Deep>({
    'links.0.url': { label: 'Link', rules: { required: true } },
    terms: { label: 'Terms', rules: { required: true } },
    // @ts-expect-error unknown field
    trems: { label: 'Terms', rules: {} },
  });
  // @ts-expect-error the values of another form
  const wrong: Resolver<{ name: string }> = rulesResolver<Values>(fields);
  expect([plain, deep, wrong]).toHaveLength(3);
});

test('a form of react-hook-form shows the messages as early as the fields of the library do', async () => {
  const onSubmit = vi.fn();
  const resolver = rulesResolver<Values>(fields);
  function Page() {
    const { control, handleSubmit } = useForm<Values>({
      resolver,
      mode: 'all',
      defaultValues: { email: '', again: '' },
    });
    return (
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((values) => void onSubmit(values))(event)}
      >
        {(['email', 'again'] as const).map((name) => (
          <Controller
            key={name}
            {...{ control, name }}
            render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
              <TextField
                label={fields[name].label}
                {...{ name, value, onChange, onBlur }}
                inputRef={ref}
                errorMessage={error?.message}
              />
            )}
          />
        ))}
        <button>Send</button>
      </form>
    );
  }
  renderInDesignSystem(<Page />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  const again = screen.getByRole('textbox', { name: 'Email again' });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleErrorMessage('This field is required.');
  await userEvent.type(email, 'mia@demo.test');
  await waitFor(() => expect(email).not.toHaveAccessibleErrorMessage());
  await userEvent.type(again, 'leo');
  expect(again).toHaveAccessibleErrorMessage('Not the same as before.');
  await userEvent.clear(again);
  await userEvent.type(again, 'mia@demo.test{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith({ email: 'mia@demo.test', again: 'mia@demo.test' });
});
