import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../data/Card/Card.tsx';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { Form } from '../../inputs/Form/Form.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextAreaField } from '../../inputs/TextAreaField/TextAreaField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { exampleItems } from '../../testing/exampleNavigation.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'Layout/ActionBar',
  component: ActionBar,
  args: {
    children: (
      <>
        <Text as="span" size="sm" isMuted>
          Saved 05/03/2026 04:12 PM
        </Text>
        <Button>Submit for review</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = Array.from({ length: 16 }, (_, index) => `Question ${index + 1}`);

/** The bar is at the bottom of the window, above the bottom bar, while its form is in view. */
export const Default: Story = {
  render: (args) => (
    <>
      <Card title="Draft" level={2}>
        <Stack gap="lg">
          {lines.map((line) => (
            <Button key={line} variant="soft">
              {line}
            </Button>
          ))}
          <ActionBar {...args} />
        </Stack>
      </Card>
      <BottomBar items={exampleItems} />
    </>
  ),
};

/** The control that has the focus is never behind the bar. */
export const DoesNotHideTheFocus: Story = {
  parameters: withoutPicture,
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvasElement.querySelector('[data-part="action-bar"]');
    for (const line of lines) {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: line });
      await expect(button).toHaveFocus();
      const top = bar?.getBoundingClientRect().top ?? 0;
      // Positions are fractions of a pixel, so 1 px is allowed.
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(Math.max(top, 0) + 1);
    }
  },
};

const send = fn();

/** In a dialog, the actions of a form are in the footer, so they stay in view even if the form is long. */
export const InDialog: Story = {
  render: () => (
    <Dialog isOpen title="Apply for this job">
      <Form onSubmit={send}>
        {lines.slice(0, 8).map((line) => (
          <TextAreaField key={line} name={line} label={line} />
        ))}
        <ActionBar>
          <Button variant="ghost">Cancel</Button>
          <SubmitButton>Send application</SubmitButton>
        </ActionBar>
      </Form>
    </Dialog>
  ),
  play: async () => {
    send.mockClear();
    const button = await screen.findByRole('button', { name: 'Send application' });
    await waitFor(() => expect(button).toBeVisible());
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const last = screen.getByRole('textbox', { name: 'Question 8' });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button.getBoundingClientRect().top,
    );
    await userEvent.click(button);
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  },
};

/** A fixed bar is always at the bottom of the window, wherever it is on the page. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: { isFixed: true, children: <Button isFullWidth>Apply for this job</Button> },
  render: (args) => (
    <>
      <Card title="Your next step" level={2}>
        <ActionBar {...args} />
      </Card>
      <BottomBar items={exampleItems} />
    </>
  ),
};
