import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Composer } from '../../inputs/Composer/Composer.tsx';
import { Form } from '../../inputs/Form/Form.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextAreaField } from '../../inputs/TextAreaField/TextAreaField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { Conversation, type ConversationMessage } from './Conversation.tsx';

const brand = 'Tidal Swimwear';

/** Creates a message; `own` is the user, `other` the brand. */
function createMessage(
  id: string,
  from: ConversationMessage['from'],
  sentAt: string,
  content: string,
): ConversationMessage {
  const author = from === 'own' ? 'You' : brand;
  return {
    id,
    from,
    sentAt,
    content: <p dir="auto">{content}</p>,
    ...(from !== 'event' && { author }),
  };
}

const messages = [
  createMessage('1', 'other', '2026-03-04T09:12:00', 'Welcome! Which pool do you swim in?'),
  createMessage('2', 'own', '2026-03-04T09:40:00', 'The open-air one by the river.'),
  createMessage('3', 'own', '2026-03-04T09:41:00', 'It opens at six, so the light is soft.'),
  createMessage('4', 'event', '2026-03-05T08:00:00', 'The draft was submitted.'),
  createMessage(
    '5',
    'other',
    '2026-03-05T16:12:00',
    'Lovely pace. One cut, please: the other swimmer.',
  ),
  createMessage('6', 'other', '2026-03-05T16:13:00', 'And a little more of the clock.'),
];

const composer = (
  <Form>
    <Composer
      field={
        <TextAreaField
          name="body"
          label="Message"
          placeholder="Write a message"
          rows={1}
          isLabelHidden
        />
      }
      submit={<SubmitButton>Send</SubmitButton>}
    />
  </Form>
);

const meta = {
  title: 'Data/Conversation',
  component: Conversation,
  args: { 'aria-label': 'Messages', newLabel: 'New messages', items: messages, composer },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: withoutPicture };

// A message in each hour.
const many = Array.from({ length: 300 }, (_, index) =>
  createMessage(
    `m${index}`,
    index % 3 === 0 ? 'own' : 'other',
    new Date(Date.UTC(2026, 2, 1, index)).toISOString(),
    `Message ${index + 1}`,
  ),
);

/** The newest 200 of 300 messages, with buttons that load older messages, receive and send. */
function GrowingConversation() {
  const [loaded, setLoaded] = useState(many.slice(100));
  const add = (message: ConversationMessage) => setLoaded([...loaded, message]);
  return (
    <>
      <Button onPress={() => setLoaded(many)}>Older</Button>
      <Button
        onPress={() => add(createMessage('theirs', 'other', '2026-03-14T10:00:00Z', 'From them'))}
      >
        Receive
      </Button>
      <Button onPress={() => add(createMessage('mine', 'own', '2026-03-14T10:00:00Z', 'From me'))}>
        Send
      </Button>
      <Conversation
        aria-label="Messages"
        newLabel="New messages"
        items={loaded}
        composer={composer}
      />
    </>
  );
}

/** Returns whether an element is within an area, with a tolerance of 1 px. */
const isInView = (element: HTMLElement, area: Element | null) => {
  const [box, frame] = [element.getBoundingClientRect(), area?.getBoundingClientRect()];
  return frame !== undefined && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
};

/**
 * Opens at the newest message. Loading older messages keeps the scroll position. An own new message is always scrolled into view,
 * another only if the newest message was in view.
 */
export const Long: Story = {
  parameters: withoutPicture,
  render: () => <GrowingConversation />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = await canvas.findByRole('group', { name: 'Messages' });
    await waitFor(() => expect(isInView(canvas.getByText('Message 300'), area)).toBe(true));
    await expect(isInView(canvas.getByRole('textbox'), document.documentElement)).toBe(true);
    const scrolled = new Promise((resolve) => {
      area.addEventListener('scroll', resolve, { once: true });
    });
    area.scrollTop = 400;
    await scrolled;
    const messageInView = canvas.getByText('Message 112');
    const topBefore = messageInView.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(canvas.getByText('Message 1')).toBeInTheDocument());
    await expect(Math.abs(messageInView.getBoundingClientRect().top - topBefore)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(isInView(await canvas.findByText('From them'), area)).toBe(false);
    // The second button of this name is in the composer.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Send' })[0] as HTMLElement);
    const mine = await canvas.findByText('From me');
    await waitFor(() => expect(isInView(mine, area)).toBe(true));
  },
};

/** Messages 101 to 200 of 300, with buttons that change several messages at once. */
function ChangingConversation() {
  const [shown, setShown] = useState(many.slice(100, 200));
  const grow = ({ id, content }: ConversationMessage, at: string) =>
    id === at ? <p>{'A longer text. '.repeat(100)}</p> : content;
  const growAt = (at: string) =>
    setShown((all) => all.map((message) => ({ ...message, content: grow(message, at) })));
  const remove = (ids: string[]) => setShown((all) => all.filter(({ id }) => !ids.includes(id)));
  return (
    <>
      <Button onPress={() => setShown(many.slice(50, 203))}>Load both</Button>
      <Button onPress={() => growAt('m105')}>Grow one above</Button>
      <Button onPress={() => remove(['m101', 'm103'])}>Remove two above</Button>
      <Button onPress={() => remove(['m106', 'm120'])}>Remove the first in view</Button>
      <Conversation aria-label="Messages" newLabel="New messages" items={shown} />
    </>
  );
}

/** The messages in view stay where they are when others come before and after them, grow or are removed, also in one update. */
export const Changing: Story = {
  parameters: withoutPicture,
  render: () => <ChangingConversation />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = await canvas.findByRole('group', { name: 'Messages' });
    const getTop = (text: string) =>
      canvas.getByText(text).getBoundingClientRect().top - area.getBoundingClientRect().top;
    // `m106` is Message 107; the next one is the first that is wholly in view after it.
    // The conversation knows what is in view after the event.
    const scrolled = new Promise((resolve) => {
      area.addEventListener('scroll', resolve, { once: true });
    });
    area.scrollTop += getTop('Message 107') - 2;
    await scrolled;
    const before = getTop('Message 109');
    await waitFor(() => expect(getTop('Message 107')).toBeLessThan(4));
    for (const name of ['Load both', 'Grow one above', 'Remove two above']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(Math.abs(getTop('Message 109') - before)).toBeLessThan(2));
    }
    const next = getTop('Message 108');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the first in view' }));
    await waitFor(() => expect(canvas.queryByText('Message 107')).toBeNull());
    await waitFor(() => expect(Math.abs(getTop('Message 108') - next)).toBeLessThan(2));
  },
};

/** The page scrolls, and the composer is at the lower edge of the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { items: many.slice(0, 40), firstUnreadId: 'm38', unreadLabel: 'New messages' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(isInView(canvas.getByText('Message 40'), document.documentElement)).toBe(true),
    );
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(field.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The composer is at the lower edge of the window, and the text in the middle of the space above. */
export const EmptyOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: withoutPicture,
  args: { items: [], empty: <Text isMuted>No messages yet.</Text> },
  play: async ({ canvas, canvasElement }) => {
    const composer = canvasElement.querySelector('[data-part="conversation-footer"]')!;
    const text = canvas.getByText('No messages yet.').getBoundingClientRect();
    // Wide windows have a margin below the composer.
    const margin = innerWidth < 768 ? 0 : 48;
    await waitFor(() =>
      expect(Math.abs(composer.getBoundingClientRect().bottom + margin - innerHeight)).toBeLessThan(
        2,
      ),
    );
    await expect(text.top).toBeGreaterThan(innerHeight / 4);
    await expect(text.bottom).toBeLessThan((innerHeight * 3) / 4);
  },
};

/** Own messages are at the left end. */
export const Localized: Story = {
  globals: { locale: 'ar' },
  args: {
    'aria-label': 'الرسائل',
    newLabel: 'رسائل جديدة',
    items: [
      { ...createMessage('1', 'other', '2026-03-05T09:12:00', 'أهلًا! في أي مسبح تسبح؟') },
      {
        ...createMessage('2', 'own', '2026-03-05T09:40:00', 'المسبح المفتوح عند النهر.'),
        author: 'أنت',
      },
      { ...createMessage('3', 'own', '2026-03-05T09:41:00', 'See you at six.'), author: 'أنت' },
    ],
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    firstUnreadId: '5',
    unsentItems: [
      {
        ...createMessage('u1', 'own', '2026-03-05T17:00:00', 'The new cut comes today.'),
        status: (
          <Text size="sm" tone="danger">
            Not sent
          </Text>
        ),
      },
    ],
  },
};
