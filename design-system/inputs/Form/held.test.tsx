import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { CountdownButton } from '../../navigation/CountdownButton/CountdownButton.tsx';
import { Menu } from '../../navigation/Menu/Menu.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { passTime } from '../../testing/passTime.ts';

const reason = 'You are offline.';
const held = { 'aria-disabled': true, 'aria-describedby': 'reason' } as const;

/** Renders a form with a field, these buttons and the reason. Returns `onSubmit`. */
function renderForm(
  buttons: ReactNode,
  fields: ReactNode = <TextField label="Name" name="name" />,
) {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form aria-label="Contact" onSubmit={onSubmit}>
      {fields}
      {buttons}
      <p id="reason">{reason}</p>
    </Form>,
  );
  return onSubmit;
}

const getForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Contact' });
const getSubmit = () => screen.getByRole('button', { name: /^Send/ });

const ways: [string, () => Promise<void> | void][] = [
  ['a press', () => userEvent.click(getSubmit())],
  [
    'Enter on the button',
    async () => {
      getSubmit().focus();
      await userEvent.keyboard('{Enter}');
    },
  ],
  [
    'Space on the button',
    async () => {
      getSubmit().focus();
      await userEvent.keyboard(' ');
    },
  ],
  ['Enter in a field', () => userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}')],
  ['a click of assistive technology', () => act(() => getSubmit().click())],
  ['requestSubmit()', () => act(() => getForm().requestSubmit())],
  ['requestSubmit(button)', () => act(() => getForm().requestSubmit(getSubmit()))],
];

test.each(ways)(
  'a held form is not sent by %s, which announces the reason',
  async (_way, submit) => {
    const onSubmit = renderForm(<SubmitButton {...held}>Send</SubmitButton>);
    expect(getSubmit()).toHaveAccessibleDescription(reason);
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.poll(getAnnounced).toContain(reason);
  },
);

test.each(ways)('a form is sent by %s once it is no longer held', async (_way, submit) => {
  function Page() {
    const [isHeld, setHeld] = useState(true);
    return (
      <>
        <SubmitButton {...(isHeld && held)}>Send</SubmitButton>
        <Button onPress={() => setHeld(false)}>Go online</Button>
      </>
    );
  }
  const onSubmit = renderForm(<Page />);
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Go online' }));
  await submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each(ways)('a submit button that counts down does not send by %s', async (_way, submit) => {
  const onSubmit = renderForm(
    <CountdownButton type="submit" availableAt={Date.now() + 20_000}>
      Send
    </CountdownButton>,
  );
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a held button does not hold the other button of its form', async () => {
  const onSubmit = renderForm(
    <>
      <Button type="submit" name="then" value="draft">
        Keep as draft
      </Button>
      <SubmitButton {...held}>Send</SubmitButton>
    </>,
  );
  await userEvent.click(getSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
  // The first submit button is the form's default button.
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a held submit button outside of its form holds it', async () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <>
      <Form id="contact" aria-label="Contact" onSubmit={onSubmit}>
        <TextField label="Name" name="name" />
      </Form>
      <Button type="submit" form="contact" aria-disabled>
        Send
      </Button>
    </>,
  );
  getSubmit().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  act(() => getForm().requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a held reset button does not empty the form', async () => {
  renderForm(
    <Button type="reset" aria-disabled="true">
      Send nothing
    </Button>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Ada');
  await userEvent.click(getSubmit());
  getSubmit().focus();
  await userEvent.keyboard('{Enter} ');
  expect(field).toHaveValue('Ada');
});

test.each([
  ['Button', (props: object) => <Button {...props}>Save</Button>],
  [
    'IconButton',
    (props: object) => (
      <IconButton aria-label="Save" {...props}>
        ✓
      </IconButton>
    ),
  ],
])('a held %s keeps its focus and calls no handler', async (_name, render) => {
  const handler = vi.fn();
  renderInDesignSystem(
    render({
      ...held,
      onPress: handler,
      onPressStart: handler,
      onPressEnd: handler,
      onPressUp: handler,
      onPressChange: handler,
      onClick: handler,
    }),
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button);
  await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
  act(() => button.click());
  expect(handler).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

test('a held button opens no menu', async () => {
  renderInDesignSystem(
    <Menu
      aria-label="More"
      trigger={<Button aria-disabled>More</Button>}
      items={[{ id: 'drop', label: 'Drop out', onAction: () => undefined }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  button.focus();
  for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
    await userEvent.keyboard(key);
    // The code of the list is loaded on demand.
    await import('../../navigation/Menu/MenuList.tsx');
    await passTime(50);
    expect(screen.queryByRole('menu')).toBeNull();
  }
});

test('a button that is not held (`aria-disabled={false}`) opens its menu by the arrow down', async () => {
  renderInDesignSystem(
    <Menu
      aria-label="More"
      trigger={<Button aria-disabled={false}>More</Button>}
      items={[{ id: 'drop', label: 'Drop out', onAction: () => undefined }]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menu')).toBeVisible();
});

test('a disabled link that looks like a button is not followed', async () => {
  const onPress = vi.fn();
  renderInDesignSystem(
    <ButtonLink href="#wallet" isDisabled onPress={onPress}>
      Wallet
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Wallet' });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(link);
  link.focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('');
});

test.each([
  ['mouse', '[MouseLeft>]', '[/MouseLeft]'],
  ['finger', '[TouchA>]', '[/TouchA]'],
])(
  'a button that is held during a press by %s looks and works as usual afterwards',
  async (_name, start, end) => {
    const onPress = vi.fn();
    let hold = (_isHeld: boolean): void => undefined;
    function Page() {
      const [isHeld, setHeld] = useState(false);
      hold = setHeld;
      return (
        <Button onPress={onPress} aria-disabled={isHeld}>
          Save
        </Button>
      );
    }
    renderInDesignSystem(<Page />);
    const user = userEvent.setup();
    const button = screen.getByRole('button');
    await user.pointer({ keys: start, target: button });
    act(() => hold(true));
    await user.pointer({ keys: end, target: button });
    await waitFor(() => expect(button).not.toHaveAttribute('data-pressed'));
    expect(onPress).not.toHaveBeenCalled();
    act(() => hold(false));
    await user.click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
  },
);

test('a held plain button without a type holds a submit by script', () => {
  const onSubmit = renderForm(<button aria-disabled="true">Send</button>);
  act(() => getForm().requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
});
