import { expect, test } from 'vitest';
import { hydrateInZone } from '../../testing/hydrateInZone.tsx';
import { Conversation } from './Conversation.tsx';

// These messages are of two days in UTC, and of one in Los Angeles.
const messages = ['2026-03-05T23:30:00Z', '2026-03-06T00:10:00Z'].map((sentAt, index) => ({
  id: String(index),
  from: 'other' as const,
  sentAt,
  content: `text ${index}`,
}));

test('a conversation has the days of the user, whose zone its server does not know', async () => {
  const container = await hydrateInZone(
    <Conversation aria-label="Messages" newLabel="New messages" items={messages} />,
    'America/Los_Angeles',
  );
  const days = [...container.querySelectorAll('time')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('Mar'));
  expect(days).toEqual(['Thu, Mar 5']);
});
