import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, createRef, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EmailField } from '../inputs/EmailField/EmailField.tsx';
import { Form, type FormProps } from '../inputs/Form/Form.tsx';
import { OneTimeCodeField } from '../inputs/OneTimeCodeField/OneTimeCodeField.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { expectSpeech } from '../testing/expectSpeech.ts';
import { recordSpeech, type SpeechRecorder } from '../testing/recordSpeech.ts';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { components } from './components.ts';
import { createExample } from './examples.ts';

const fields = components.filter(([name]) => name.endsWith('Field'));

// The recorder follows the real time: it needs a few frames after each change.
const framesMs = 60;
const setRealTimeout = setTimeout.bind(globalThis);
const wait = (ms = framesMs) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms - framesMs);
    await new Promise<void>((resolve) => void setRealTimeout(resolve, framesMs));
  });
// Errors are announced after a pause in typing that is shorter than 1100 ms.
const pause = () => wait(1100);

let speech: SpeechRecorder;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  speech = recordSpeech();
});
afterEach(() => {
  speech.stop();
  vi.useRealTimers();
});

describe.each(fields)('a required %s without a value', (name, component) => {
  test('is not read as invalid, also after the focus has passed it', async () => {
    const ref = createRef<HTMLElement>();
    renderInDesignSystem(
      <>
        {createExample(name, component, { ref, isRequired: true })}
        <button>Next</button>
      </>,
    );
    act(() => ref.current?.focus());
    await wait();
    expect(speech.faults()).toEqual([]);
    expect(speech.heard().length).toBeGreaterThan(0);
    expect(speech.heard().map(({ text }) => text)).not.toContainEqual(
      expect.stringMatching(/invalid/),
    );
    act(() => screen.getByRole('button', { name: 'Next' }).focus());
    await wait();
    expectSpeech(speech.heard(), [], { regionsOnly: true });
    expect(speech.faults()).toEqual([]);
  });

  test('blocks the submit of a native form', () => {
    // A search is never required, a slider always has a value, and HTML has no required group of checkboxes.
    if (/^(Search|Slider|CheckboxGroup)Field$/.test(name)) return;
    const ref = createRef<HTMLElement>();
    renderInDesignSystem(
      createElement('form', null, createExample(name, component, { ref, isRequired: true })),
    );
    const form = ref.current?.closest('form') as HTMLFormElement;
    expect(form.checkValidity()).toBe(false);
  });
});

function Page(props: Pick<FormProps, 'validateOn' | 'onSubmit'> & { children?: ReactElement }) {
  return (
    <Form {...props}>
      {props.children ?? <EmailField label="Email" name="email" isRequired />}
      <TextField label="Pitch" name="pitch" />
      <button>Send</button>
    </Form>
  );
}

const email = () => screen.getByRole('textbox', { name: 'Email' });

/** Renders a page, focuses its first field and waits until it was read. */
async function start(page: ReactElement = <Page />): Promise<void> {
  renderInDesignSystem(page);
  act(() => screen.getAllByRole('textbox')[0]?.focus());
  await wait();
}

test('an error is shown with the first letter, and announced once, after a pause', async () => {
  await start();
  await userEvent.type(email(), 'a');
  expect(email()).toShowError('Email is not valid.');
  await wait(300);
  expectSpeech(speech.heard(), ['Email, textbox, required']);
  speech.clear();
  await wait(300);
  await userEvent.type(email(), 'bc');
  await wait(500);
  expectSpeech(speech.heard(), []);
  await pause();
  await wait();
  // The live region announces the message; then the focused field becomes invalid.
  expectSpeech(speech.heard(), ['Email is not valid.', 'invalid']);
  speech.clear();
  await userEvent.type(email(), 'd');
  await pause();
  await userEvent.tab();
  await wait();
  expectSpeech(speech.heard(), ['Pitch, textbox']);
  expect(email()).toHaveAccessibleDescription('Email is not valid.');
  expect(speech.faults()).toEqual([]);
});

test('a correction announces only that the field is right now', async () => {
  await start();
  await userEvent.type(email(), 'a');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await wait();
  speech.clear();
  await userEvent.type(email(), '@b.test');
  await pause();
  expectSpeech(speech.heard(), ['Email: corrected.'], { regionsOnly: true });
});

test('an error that is corrected within the pause is never announced', async () => {
  await start();
  await userEvent.type(email(), 'a');
  await wait(100);
  await userEvent.type(email(), '@b.test');
  await pause();
  await userEvent.tab();
  await wait();
  expectSpeech(speech.heard(), ['Email, textbox, required', 'Pitch, textbox']);
});

test('the error of a field that is left is announced with the name of the field, before the next field', async () => {
  await start(
    <Page>
      <TextField label="Account to publish on" name="account" isRequired defaultValue="a" />
    </Page>,
  );
  const account = screen.getByRole('textbox', { name: 'Account to publish on' });
  await userEvent.clear(account);
  speech.clear();
  // In a browser the Tab key first takes the focus away from one field, then gives it to the next.
  act(() => account.blur());
  act(() => screen.getByRole('textbox', { name: 'Pitch' }).focus());
  await wait();
  expectSpeech(speech.heard(), [
    'Account to publish on: This field is required.',
    'Pitch, textbox',
  ]);
});

test('a submit reads the error with the field that gets the focus, once', async () => {
  await start();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await wait();
  expect(speech.heard().at(-1)?.text).toBe(
    'Email, textbox, required, invalid, This field is required.',
  );
  expectSpeech(speech.heard(), [], { regionsOnly: true });
});

test('a submit by Enter announces the error of the field that keeps the focus', async () => {
  await start();
  await userEvent.type(email(), 'a{Enter}');
  await wait();
  expectSpeech(speech.heard(), ['Email is not valid.'], { regionsOnly: true });
  await pause();
  expectSpeech(speech.heard(), ['Email is not valid.'], { regionsOnly: true });
});

test("a server's error is read once, when the form focuses its field", async () => {
  await start(<Page onSubmit={async () => ({ errors: { email: 'This address is taken.' } })} />);
  await userEvent.type(email(), 'a@b.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(speech.heard().at(-1)?.text).toMatch(/^Email, textbox.* This address is taken\.$/),
  );
  expectSpeech(speech.heard(), [], { regionsOnly: true });
});

test.each([
  ['the form', <Page key="form" validateOn="blur" />],
  [
    'the field',
    <Page key="field">
      <EmailField label="Email" isRequired validateOn="blur" />
    </Page>,
  ],
])('with validateOn="blur" on %s, nothing shows before the field is left', async (_, page) => {
  await start(page);
  await userEvent.type(email(), 'a');
  expect(email()).toShowError('');
  await pause();
  expectSpeech(speech.heard(), [], { regionsOnly: true });
  await userEvent.tab();
  expect(email()).toShowError('Email is not valid.');
  await userEvent.type(email(), '@b.test');
  expect(email()).toShowError('');
});

test('a code announces nothing while its digits are typed', async () => {
  await start(
    <Page>
      <OneTimeCodeField label="Code" isRequired />
    </Page>,
  );
  const code = screen.getByRole('textbox', { name: 'Code' });
  for (const digit of '123456') {
    // Another focus event must not announce anything, either.
    fireEvent.focus(code);
    await userEvent.type(code, digit);
    await wait(100);
  }
  await pause();
  expectSpeech(speech.heard(), [], { regionsOnly: true });
});

test('sending many wrong fields announces how many there are, once each time', async () => {
  const labels = ['One', 'Two', 'Three', 'Four'];
  renderInDesignSystem(
    <Form>
      {labels.map((label) => (
        <TextField key={label} label={label} name={label} isRequired />
      ))}
      <button>Send</button>
    </Form>,
  );
  await wait();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await pause();
  const counts = () => speech.heard().filter(({ text }) => /need your attention/.test(text));
  expect(counts().map(({ text }) => text)).toEqual(['4 fields need your attention']);
  expect(screen.getByRole('textbox', { name: 'One' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await pause();
  expect(counts()).toHaveLength(2);
});
