import type { Tx } from '../../database/schema.ts';
import type { MessageKey, MessageValues } from '../../i18n/catalogue.ts';
import type { Language } from '../../i18n/language.ts';
import type { Services } from '../services.ts';
import { mailAbout } from './newsMail.ts';
import { appendMessage, type MessageRow, type Thread } from './threads.ts';

/** Key of a message of the platform. */
export type NewsKey = Extract<MessageKey, `news.${string}`>;

/**
 * A reported event; `event` identifies it, so that it is reported once. `step` in the values is the key of a step. With `hasOwnEmail` the
 * caller emails the publisher, whatever the preferences are.
 */
export type News = { key: NewsKey; event: string; values?: MessageValues; hasOwnEmail?: boolean };

/**
 * Reports an event to the publisher: as a platform message in the discussion, and by email unless the publisher has turned email off. Runs
 * in the event's transaction, so that an event that is rolled back is not reported.
 */
export async function announce(
  tx: Tx,
  services: Pick<Services, 'clock' | 'config'>,
  thread: Thread,
  { key, event, values = {}, hasOwnEmail = false }: News,
): Promise<void> {
  const reported = await tx
    .selectFrom('discussion_messages')
    .select('id')
    .where('event', '=', event)
    .executeTakeFirst();
  if (reported) return;
  const row = await appendMessage(tx, thread, {
    kind: 'system',
    author: 'platform',
    body: '',
    message_key: key,
    values_json: JSON.stringify(values),
    event,
    created_at: services.clock.now(),
    // Daily emails leave out what was mailed.
    ...(hasOwnEmail && { mailed_at: services.clock.now() }),
  });
  if (hasOwnEmail) return;
  await mailAbout(tx, services, row, (language) => translateNews(row, language) ?? '');
}

/** Translates a message of the platform; null for a message of a person. */
export function translateNews(
  row: Pick<MessageRow, 'message_key' | 'values_json'>,
  language: Language,
): string | null {
  if (row.message_key === null) return null;
  const values = JSON.parse(row.values_json ?? '{}') as MessageValues;
  return language.translate(row.message_key as NewsKey, translateValues(values, language));
}

// Translates stored values: steps and reasons are keys, and days are timestamps with a zone, because the message is translated when it is
// read.
function translateValues(values: MessageValues, language: Language): MessageValues {
  const { step, problem, next, zone, brand = '' } = values;
  const days = Object.entries(values).flatMap(([name, value]) =>
    name.endsWith('On') && typeof value === 'number'
      ? [[name, language.formatDate(value, String(zone ?? 'UTC'))]]
      : [],
  );
  return {
    ...values,
    ...(Object.fromEntries(days) as MessageValues),
    ...(step && { step: language.translate(`step.${step}` as 'step.draft') }),
    ...(problem && {
      problem: language.translate(`problem.${problem}` as 'problem.other', { brand }),
    }),
    ...(next && { next: language.translate(`next.${next}` as 'next.us', { brand }) }),
  };
}
