import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { expectSpeech } from '../../testing/expectSpeech.ts';
import { passTime } from '../../testing/passTime.ts';
import { recordSpeech } from '../../testing/recordSpeech.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import type { FormErrors } from '../../internal/describeError.ts';
import { useForm } from '../Form/useForm.ts';
import { FormDraft } from '../FormDraft/FormDraft.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Autosave, type AutosaveProps } from './Autosave.tsx';

type Save = AutosaveProps['onSave'];
const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Waits until a change is saved. */
const pause = () => passTime(1050);

function ProfileForm({
  onSave,
  onSubmit = () => undefined,
  children,
}: {
  onSave: Save;
  onSubmit?: () => unknown;
  children?: ReactNode;
}) {
  return (
    <Form onSubmit={async () => void (await onSubmit())}>
      <TextField label="Name" name="name" defaultValue="Mia" isRequired />
      {children}
      <SubmitButton>Send</SubmitButton>
      <Autosave onSave={onSave} />
    </Form>
  );
}

/** Creates a server whose answers come when the test lets them. */
function createServer() {
  const requests: {
    values: Readonly<Record<string, unknown>>;
    signal: AbortSignal;
    respond: (answer?: FormErrors) => Promise<void>;
  }[] = [];
  const save = vi.fn<Save>((values, { signal }) => {
    const { promise, resolve } = Promise.withResolvers<FormErrors | void>();
    const respond = (answer?: FormErrors) => act(async () => resolve(answer));
    requests.push({ values, signal, respond });
    return promise;
  });
  return { save, requests, names: () => requests.map(({ values }) => values['name']) };
}

const goOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(globalThis, 'reportError').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('saves a pause after the last change, and nothing before there is one', async () => {
  const { save, requests, names } = createServer();
  renderInDesignSystem(
    <StrictMode>
      <ProfileForm onSave={save} />
    </StrictMode>,
  );
  await pause();
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(nameField(), ' Tan');
  await pause();
  expect(names()).toEqual(['Mia Tan']);
  expect(screen.getByText('Saving …')).toBeVisible();
  await requests[0]?.respond();
  expect(screen.getByText('Saved')).toBeVisible();
  await pause();
  expect(save).toHaveBeenCalledOnce();
});

test('Enter saves at once; the browser does not submit the form', async () => {
  const { save, names } = createServer();
  const onSubmit = vi.fn((event: Event) => event.defaultPrevented);
  renderInDesignSystem(
    <Form>
      <TextField label="Name" name="name" defaultValue="Mia" />
      <Autosave onSave={save} />
    </Form>,
  );
  // After the listener of Autosave.
  window.addEventListener('submit', onSubmit, { once: true });
  await userEvent.type(nameField(), ' Tan{Enter}');
  expect(onSubmit).toHaveReturnedWith(true);
  expect(names()).toEqual(['Mia Tan']);
});

test('keeps the order: what is typed during a save is saved after it, and not removed by it', async () => {
  const { save, requests, names } = createServer();
  renderInDesignSystem(<ProfileForm onSave={save} />);
  await userEvent.type(nameField(), '1');
  await pause();
  await userEvent.type(nameField(), '2');
  await pause();
  expect(names()).toEqual(['Mia1']);
  await requests[0]?.respond();
  expect(names()).toEqual(['Mia1', 'Mia12']);
  expect(nameField()).toHaveValue('Mia12');
  await requests[1]?.respond();
  expect(screen.getByText('Saved')).toBeVisible();
});

test('waits until the fields are valid', async () => {
  const { save, names } = createServer();
  renderInDesignSystem(<ProfileForm onSave={save} />);
  await userEvent.clear(nameField());
  await pause();
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText('Not saved: some fields need attention.')).toBeVisible();
  await userEvent.type(nameField(), 'M');
  await pause();
  expect(names()).toEqual(['M']);
});

test('waits for a connection', async () => {
  const { save, names } = createServer();
  renderInDesignSystem(<ProfileForm onSave={save} />);
  goOnline(false);
  await userEvent.type(nameField(), '!');
  await pause();
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText(/^Not saved: the device is offline/)).toBeVisible();
  goOnline(true);
  expect(names()).toEqual(['Mia!']);
});

describe('after an error', () => {
  test('the user can try again, and what follows is announced', async () => {
    const speech = recordSpeech();
    const save = vi.fn<Save>().mockRejectedValueOnce(new Error('500'));
    renderInDesignSystem(<ProfileForm onSave={save} />);
    await userEvent.type(nameField(), '!');
    await pause();
    await press('Try again');
    expect(save).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Saved')).toBeVisible();
    await userEvent.type(nameField(), '!');
    await pause();
    expect(save).toHaveBeenCalledTimes(3);
    await passTime(150);
    expectSpeech(speech.heard(), ['Not saved', 'Saved'], { regionsOnly: true });
    speech.stop();
  });

  test('the reason of the server is shown, or is at its field', async () => {
    const { save, requests } = createServer();
    renderInDesignSystem(<ProfileForm onSave={save} />);
    await userEvent.type(nameField(), '!');
    await pause();
    await requests[0]?.respond({ error: 'The profile is closed.' });
    expect(screen.getByText('Not saved: The profile is closed.')).toBeVisible();
    await userEvent.type(nameField(), '!');
    await pause();
    await requests[1]?.respond({ errors: { name: 'This name is taken.' } });
    expect(nameField()).toHaveAccessibleDescription('This name is taken.');
    expect(screen.getByText('Not saved: some fields need attention.')).toBeVisible();
  });
});

test('a submit ends the save that is under way, and nothing is saved after it', async () => {
  const { save, requests } = createServer();
  renderInDesignSystem(<ProfileForm onSave={save} />);
  await userEvent.type(nameField(), '!');
  await pause();
  await press('Send');
  expect(requests[0]?.signal.aborted).toBe(true);
  await pause();
  expect(save).toHaveBeenCalledOnce();
});

test('a submit that fails leaves the changes to be saved', async () => {
  const { save, names } = createServer();
  renderInDesignSystem(
    <ProfileForm onSave={save} onSubmit={() => Promise.reject(new Error('500'))} />,
  );
  await userEvent.type(nameField(), '!');
  await press('Send');
  await pause();
  expect(names()).toEqual(['Mia!']);
});

test('what was typed last is saved when the form is left', async () => {
  const { save, names } = createServer();
  const { unmount } = renderInDesignSystem(<ProfileForm onSave={save} />);
  await userEvent.type(nameField(), '!');
  unmount();
  expect(names()).toEqual(['Mia!']);
});

test('a request that never ends does not hold up later ones', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { save, requests, names } = createServer();
  renderInDesignSystem(<ProfileForm onSave={save} />);
  await userEvent.type(nameField(), '1');
  await act(() => vi.advanceTimersByTimeAsync(1050));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(screen.getByText('Not saved')).toBeVisible();
  await userEvent.type(nameField(), '2');
  await act(() => vi.advanceTimersByTimeAsync(1050));
  expect(names()).toEqual(['Mia1', 'Mia12']);
  await requests[0]?.respond();
  expect(screen.getByText('Saving …')).toBeVisible();
  vi.useRealTimers();
});

test('saves what the schema of the form returns', async () => {
  const schema = z.object({
    name: z.string().transform((name) => name.trim()),
    age: z.number().min(18, 'Adults only'),
  });
  const save = vi.fn<Save>();
  function SchemaForm() {
    const form = useForm({ schema, defaultValues: { name: 'Mia', age: 30 } });
    return (
      <Form form={form}>
        <TextField label="Name" name="name" />
        <NumberField label="Age" name="age" />
        <Autosave onSave={save} />
      </Form>
    );
  }
  renderInDesignSystem(<SchemaForm />);
  await userEvent.type(nameField(), ' ');
  await userEvent.type(screen.getByRole('textbox', { name: 'Age' }), '{Backspace}');
  await pause();
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Age' }), '1');
  await pause();
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Mia', age: 31 }, expect.anything());
});

test('a draft ends with what was saved, and keeps what was typed since', async () => {
  const { save, requests } = createServer();
  renderInDesignSystem(
    <ProfileForm onSave={save}>
      <TextField label="City" name="city" />
      <FormDraft storageKey="profile" />
    </ProfileForm>,
  );
  await userEvent.type(screen.getByLabelText('City'), 'Bern');
  await userEvent.type(nameField(), '1');
  await pause();
  await userEvent.type(nameField(), '2');
  await requests[0]?.respond();
  await passTime(300);
  expect(JSON.parse(localStorage.getItem('draft::profile') ?? '')).toMatchObject({
    values: { name: 'Mia12' },
    base: { name: 'Mia1' },
  });
  await passTime(800);
  await requests[1]?.respond();
  await passTime(300);
  expect(localStorage.getItem('draft::profile')).toBeNull();
});
