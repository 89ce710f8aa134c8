import {
  Badge,
  Button,
  DateTime,
  Inline,
  LiveText,
  PictureList,
  ProgressBar,
  Prose,
  Stack,
  Text,
  type BadgeProps,
  type ConversationMessage,
} from '@byline/design-system';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ExtensionState } from '../../../contract/rules/states.ts';
import type { DiscussionMessage, Extension } from '../../../contract/schemas/discussion.ts';
import type { UnsentMessage } from '../../device/outbox.ts';
import { BrandText, toLang } from '../jobs/BrandText.tsx';
import { discussionWords } from './discussionWords.ts';

const extensionLabels = defineMessages({
  requested: { id: 'discussion.extension.requested', defaultMessage: 'Waiting for the brand' },
  granted: { id: 'discussion.extension.granted', defaultMessage: 'More time granted' },
  refused: { id: 'discussion.extension.refused', defaultMessage: 'Not granted' },
  lapsed: { id: 'discussion.extension.lapsed', defaultMessage: 'No longer needed' },
});

const extensionTones: Record<ExtensionState, NonNullable<BadgeProps['tone']>> = {
  requested: 'primary',
  granted: 'success',
  refused: 'danger',
  lapsed: 'neutral',
};

function ExtensionFacts({ extension }: { extension: Extension }) {
  const { state, task_title: task, until, due_before: due } = extension;
  return (
    <Stack gap="2xs" align="start">
      <Badge tone={extensionTones[state]}>
        <FormattedMessage {...extensionLabels[state]} />
      </Badge>
      <Text size="sm">
        <FormattedMessage
          id="discussion.extension.text"
          defaultMessage="More time for {task}: until {until} instead of {due}"
          values={{
            task: <BrandText language={extension.language}>{task}</BrandText>,
            until: <DateTime value={until} isInWords />,
            due: <DateTime value={due} isInWords />,
          }}
        />
      </Text>
    </Stack>
  );
}

function Content({ message }: { message: DiscussionMessage }) {
  const { body, language, extension, media } = message;
  return (
    <Stack gap="xs">
      {extension && <ExtensionFacts extension={extension} />}
      <Prose text={body} lang={toLang(language)} />
      <PictureList items={media.map(({ url, name, alt }) => ({ src: url, name, alt }))} />
    </Stack>
  );
}

const converted = new WeakMap<DiscussionMessage, ConversationMessage>();

/**
 * Returns a message of the user, the brand or the platform as the conversation shows it. The same message gives the same object, because
 * the entries of a conversation are memoized.
 */
export function toMessage(message: DiscussionMessage, you: string): ConversationMessage {
  const cached = converted.get(message);
  // The author of the user's own messages, “You”, changes with the language.
  if (cached && (cached.from !== 'own' || cached.author === you)) return cached;
  const { id, author, created_at: sentAt, kind, body } = message;
  const isMine = author.kind === 'me';
  const result: ConversationMessage =
    kind === 'system'
      ? { id, from: 'event', sentAt, content: <Prose text={body} /> }
      : {
          id,
          from: isMine ? 'own' : 'other',
          author: isMine ? you : author.name,
          sentAt,
          content: <Content message={message} />,
        };
  converted.set(message, result);
  return result;
}

/** What an unsent message shows: whether it is being sent, and what the user can do. */
type UnsentFacts = {
  isSending: boolean;
  onCancel: () => void;
  onDelete: () => void;
  /** Sends this message again. */
  onRetry: (() => void) | undefined;
  /** Sends all waiting messages in their order, below the last of them. */
  onSendAll: (() => void) | undefined;
};

function UnsentPictures({ count, facts }: { count: number; facts: UnsentFacts }) {
  const label = (
    <FormattedMessage
      id="discussion.unsentPictures"
      defaultMessage="{count, plural, one {# picture} other {# pictures}}"
      values={{ count }}
    />
  );
  if (!facts.isSending) {
    return (
      <Text size="sm" isMuted>
        {label}
      </Text>
    );
  }
  return (
    <Stack gap="xs" align="start">
      <ProgressBar label={label} isIndeterminate />
      <Button size="sm" variant="ghost" onPress={facts.onCancel}>
        <FormattedMessage {...discussionWords.applyCancel} />
      </Button>
    </Stack>
  );
}

function UnsentStatus({ error, facts }: { error: string | null; facts: UnsentFacts }) {
  const { isSending, onDelete, onRetry, onSendAll } = facts;
  return (
    <Stack gap="2xs" align="end">
      <Text as="span" size="sm" {...(isSending ? { isMuted: true } : { tone: 'danger' })}>
        <LiveText>
          {isSending ? (
            <FormattedMessage id="discussion.sending" defaultMessage="Sending…" />
          ) : (
            <FormattedMessage id="discussion.notSent" defaultMessage="Not sent" />
          )}
        </LiveText>
      </Text>
      {!isSending && (
        <>
          {error && (
            <Text size="sm" tone="danger">
              {error}
            </Text>
          )}
          <Inline gap="sm" justify="end">
            <Button size="sm" variant="ghost" onPress={onDelete}>
              <FormattedMessage id="discussion.delete" defaultMessage="Delete" />
            </Button>
            {onRetry && (
              <Button size="sm" onPress={onRetry}>
                <FormattedMessage id="discussion.retry" defaultMessage="Send again" />
              </Button>
            )}
            {onSendAll && (
              <Button size="sm" onPress={onSendAll}>
                <FormattedMessage id="discussion.sendAll" defaultMessage="Send all" />
              </Button>
            )}
          </Inline>
        </>
      )}
    </Stack>
  );
}

/** Returns a message that is on its way, or could not be sent and can be retried. */
export function toUnsent(
  { client_ref: id, body, pictures, error }: UnsentMessage,
  { you: author, now: sentAt }: { you: string; now: string },
  facts: UnsentFacts,
): ConversationMessage {
  return {
    id,
    from: 'own',
    author,
    sentAt,
    content: (
      <Stack gap="xs">
        <Prose text={body} />
        {pictures ? <UnsentPictures count={pictures} facts={facts} /> : null}
      </Stack>
    ),
    status: <UnsentStatus error={error} facts={facts} />,
  };
}
