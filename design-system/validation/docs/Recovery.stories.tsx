import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { Form, type FormProps } from '../../inputs/Form/Form.tsx';
import type { FormErrors } from '../../internal/describeError.ts';
import { PasswordField } from '../../inputs/PasswordField/PasswordField.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { defineRule } from '../rules.ts';
import { useFormState } from '../useFormState.ts';

const onSubmit = fn<(values: object) => void | Promise<void | FormErrors>>();

const meta = {
  title: 'Validation/Recovery',
  component: Form,
  args: { onSubmit, children: null },
  beforeEach: () => void onSubmit.mockReset(),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: HTMLElement, name: string) => within(canvas).getByRole('textbox', { name });
const send = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: 'Send' }));

/** Waits. 50 ms are more than a form needs to publish its state (16 ms). */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/** Runs a test while `reportError` is a spy, so that the runner does not count a reported error as a failure. */
async function withReports(run: (report: ReturnType<typeof fn>) => Promise<void>): Promise<void> {
  const original = globalThis.reportError;
  const report = fn();
  globalThis.reportError = report;
  try {
    await run(report);
  } finally {
    globalThis.reportError = original;
  }
}

/** Expects that the address of the page does not change: a native submission would add the values to it. */
async function expectNoNavigation(run: () => Promise<void>): Promise<void> {
  const address = location.href;
  await run();
  await wait(50);
  await expect(location.href).toBe(address);
}

const slowRule = defineRule('slow', () => wait(600).then(() => true));

/** A form is sent after its rule has passed, which takes 600 ms. The submit button shows a spinner meanwhile. */
export const Default: Story = {
  args: {
    children: (
      <>
        <TextField name="handle" label="Handle" rules={[slowRule]} />
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = canvasElement;
    await userEvent.type(box(canvas, 'Handle'), 'mia');
    await send(canvas);
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ handle: 'mia' }), {
      timeout: 4_000,
    });
  },
};

const https = defineRule('https', (value) => new URL(String(value)).protocol === 'https:');
const matched = defineRule('matched', ((value: string) => /^https/.exec(value)) as never);
const rejected = defineRule('rejected', () => Promise.reject(new Error('offline')), '', undefined, {
  debounceMs: 0,
});

/** Rules may throw, return null instead of false, or reject: the form shows messages and can be used. */
export const BrokenRules: Story = {
  args: {
    children: (
      <>
        <TextField name="throws" label="Throws" rules={[https]} />
        <TextField name="matches" label="Matches" rules={[matched]} />
        <TextField name="rejects" label="Rejects" rules={[rejected]} />
        <PasswordField name="password" label="Password" />
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
  play: ({ canvasElement }) =>
    withReports((report) =>
      expectNoNavigation(async () => {
        const canvas = canvasElement;
        const failed = (name: string) => `${name} could not be checked. Please try again.`;
        await userEvent.type(within(canvas).getByLabelText('Password'), 'secret');
        await userEvent.type(box(canvas, 'Throws'), 'nonsense');
        await userEvent.type(box(canvas, 'Matches'), 'nonsense');
        await send(canvas);
        await expectMessage(box(canvas, 'Throws'), failed('Throws'));
        await expect(box(canvas, 'Throws')).toHaveFocus();
        await expectMessage(box(canvas, 'Matches'), 'Matches is not valid.');
        await expect(report).toHaveBeenCalled();
        await userEvent.clear(box(canvas, 'Throws'));
        await userEvent.clear(box(canvas, 'Matches'));
        await userEvent.type(box(canvas, 'Matches'), 'https');
        await userEvent.type(box(canvas, 'Rejects'), 'x');
        await send(canvas);
        await waitFor(() => expectMessage(box(canvas, 'Rejects'), failed('Rejects')));
        await expect(onSubmit).not.toHaveBeenCalled();
        await userEvent.clear(box(canvas, 'Rejects'));
        await send(canvas);
        await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
      }),
    ),
};

/** A default value that makes a rule throw is still shown. */
export const BrokenDefault: Story = {
  args: { children: <TextField name="link" label="Link" defaultValue="no" rules={[https]} /> },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement, 'Link')).toHaveValue('no');
  },
  beforeEach: () => {
    const original = globalThis.reportError;
    globalThis.reportError = fn();
    return () => void (globalThis.reportError = original);
  },
};

const silent = defineRule('silent', () => new Promise<boolean>(() => undefined), '', undefined, {
  debounceMs: 0,
  timeoutMs: 400,
});

/** If a rule never ends, the form can be used again after the time limit of the rule. */
export const SilentRule: Story = {
  args: {
    children: (
      <>
        <TextField name="handle" label="Handle" rules={[silent]} />
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
  play: ({ canvasElement }) =>
    withReports(async () => {
      const canvas = canvasElement;
      await userEvent.type(box(canvas, 'Handle'), 'mia');
      await send(canvas);
      await waitFor(() =>
        expectMessage(box(canvas, 'Handle'), 'Handle could not be checked. Please try again.'),
      );
      await expect(box(canvas, 'Handle')).toHaveValue('mia');
      await expect(within(canvas).getByRole('button', { name: 'Send' })).not.toHaveAttribute(
        'aria-disabled',
      );
      await expect(onSubmit).not.toHaveBeenCalled();
    }),
};

// Each function ends one running check of the rule below.
let answers: ((isFree: boolean) => void)[] = [];
const ignoresSignal = defineRule(
  'free',
  () => new Promise<boolean>((resolve) => void answers.push(resolve)),
  '{field} is taken.',
  undefined,
  { debounceMs: 0 },
);

/** If the value changes while its rule runs, the submit waits only for the new result, even if the rule ignores `signal`. */
export const SupersededRule: Story = {
  args: Default.args,
  render: (args) => (
    <Form {...args}>
      <TextField name="handle" label="Handle" rules={[ignoresSignal]} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    answers = [];
    const canvas = canvasElement;
    await userEvent.type(box(canvas, 'Handle'), 'a{Enter}');
    await userEvent.type(box(canvas, 'Handle'), 'b');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(true);
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ handle: 'ab' }));
  },
};

const calls: unknown[] = [];
const counted = defineRule('counted', async (value) => {
  calls.push(value);
  return wait(10).then(() => true);
});

/** An asynchronous rule runs 250 ms after the last input. */
export const DebouncedRule: Story = {
  args: { children: <TextField name="handle" label="Handle" rules={[counted]} /> },
  play: async ({ canvasElement }) => {
    calls.length = 0;
    await userEvent.type(box(canvasElement, 'Handle'), 'maria');
    await expect(calls).toEqual([]);
    await waitFor(() => expect(calls).toEqual(['maria']));
  },
};

let respond: (errors?: FormErrors) => void = () => undefined;
const pendingSubmit = () => new Promise<FormErrors | void>((resolve) => (respond = resolve));

/** Shows which fields differ from their initial values. */
function DirtyState() {
  const names = Object.keys(useFormState(({ dirty }) => dirty));
  return <span role="note">{names.length > 0 ? `Changed: ${names.join()}` : 'Unchanged'}</span>;
}

const profile = (
  <>
    <TextField name="name" label="Name" defaultValue="Mia" />
    <SubmitButton>Send</SubmitButton>
    <button type="reset">Reset</button>
    <DirtyState />
  </>
);

/** Edits made while the form is being sent count as changes; `{ errors: {} }` is success. */
export const EditsWhileSending: Story = {
  args: { children: profile },
  play: async ({ canvasElement }) => {
    onSubmit.mockImplementation(pendingSubmit);
    const name = box(canvasElement, 'Name');
    const state = within(canvasElement).getByRole('note');
    await userEvent.type(name, ' Tan');
    await send(canvasElement);
    respond({ errors: {} });
    await waitFor(() => expect(state).toHaveTextContent('Unchanged'));
    await send(canvasElement);
    await userEvent.type(name, '!');
    respond();
    await wait(50);
    await expect(state).toHaveTextContent('Changed: name');
  },
};

/** Errors about a value that has changed meanwhile, or after a reset, are dropped. */
export const LateErrors: Story = {
  args: { children: profile },
  play: async ({ canvasElement }) => {
    onSubmit.mockImplementation(pendingSubmit);
    const canvas = canvasElement;
    const name = box(canvas, 'Name');
    await send(canvas);
    await userEvent.type(name, '!');
    respond({ errors: { name: 'Name is taken.' } });
    await wait(50);
    await expectNoMessage(name);
    await send(canvas);
    await userEvent.click(within(canvas).getByRole('button', { name: 'Reset' }));
    respond({ errors: { name: 'Name is taken.' } });
    await wait(50);
    await expectNoMessage(name);
    await expect(within(canvas).queryByText('Name is taken.')).toBeNull();
    await send(canvas);
    respond({ errors: { name: 'Name is taken.' } });
    await waitFor(() => expectMessage(name, 'Name is taken.'));
  },
};

/** A form whose default value arrives when the button is pressed. */
function LateProfile(props: { onSubmit: FormProps['onSubmit'] }) {
  const [name, setName] = useState('');
  return (
    <>
      <Button onPress={() => setName('Mia')}>Load</Button>
      <Form onSubmit={props.onSubmit}>
        <TextField name="__proto__" label="Name" defaultValue={name} />
        <DirtyState />
      </Form>
    </>
  );
}

/** A default value that arrives late leaves the form unchanged; a field may have any name. */
export const LateDefault: Story = {
  render: (args) => <LateProfile onSubmit={args.onSubmit} />,
  play: async ({ canvasElement }) => {
    const canvas = canvasElement;
    await userEvent.click(within(canvas).getByRole('button', { name: 'Load' }));
    await expect(box(canvas, 'Name')).toHaveValue('Mia');
    await wait(50);
    await expect(within(canvas).getByRole('note')).toHaveTextContent('Unchanged');
    await userEvent.type(box(canvas, 'Name'), '!{Enter}');
    const [values] = onSubmit.mock.lastCall ?? [];
    await expect(JSON.stringify(values)).toBe('{"__proto__":"Mia!"}');
  },
};

/** Responses that the form does not understand, by name. */
const brokenResponses: Record<string, () => Promise<Response>> = {
  'the network drops': () => Promise.reject(new TypeError('Failed to fetch')),
  'a status of 500': () => Promise.resolve(new Response('{}', { status: 500 })),
  HTML: () => Promise.resolve(new Response('<!doctype html><title>Sign in</title>')),
  nothing: () => Promise.resolve(new Response(null)),
};

let fetchAnswer: () => Promise<Response>;

async function post(): Promise<FormErrors> {
  const response = await fetchAnswer();
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
  return (await response.json()) as FormErrors;
}

/** If the server does not respond, or not with JSON, the form can be sent again, and all typed values stay. */
export const BrokenServer: Story = {
  beforeEach: () => void onSubmit.mockImplementation(post),
  args: {
    children: (
      <>
        <TextField name="name" label="Name" />
        <PasswordField name="password" label="Password" />
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
  play: ({ canvasElement }) =>
    withReports((report) =>
      expectNoNavigation(async () => {
        const canvas = within(canvasElement);
        const failure = 'This could not be sent. Please try again.';
        await userEvent.type(box(canvasElement, 'Name'), 'Mia');
        await userEvent.type(canvas.getByLabelText('Password'), 'secret');
        for (const [index, respondWith] of Object.values(brokenResponses).entries()) {
          fetchAnswer = respondWith;
          await send(canvasElement);
          const summary = await canvas.findByRole('group', { name: failure });
          await waitFor(() => expect(summary).toHaveFocus());
          await waitFor(() => expect(report).toHaveBeenCalledTimes(index + 1));
          await expect(box(canvasElement, 'Name')).toHaveValue('Mia');
          await expect(canvas.getByLabelText('Password')).toHaveValue('secret');
        }
        fetchAnswer = () => Promise.resolve(Response.json({}));
        await send(canvasElement);
        await waitFor(() => expect(canvas.queryByRole('group', { name: failure })).toBeNull());
      }),
    ),
};
