import {
  Badge,
  Button,
  Card,
  DateTime,
  Inline,
  LiveText,
  PictureList,
  ProgressBar,
  Prose,
  Stack,
  Text,
  type BadgeProps,
} from '@byline/design-system';
import { memo } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ExtensionState } from '../../../contract/rules/states.ts';
import type { DiscussionMessage, Extension } from '../../../contract/schemas/discussion.ts';
import { cancelSending, isSending, type UnsentMessage } from '../../device/outbox.ts';
import { BrandText, toLang } from '../jobs/BrandText.tsx';

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

const you = <FormattedMessage id="discussion.you" defaultMessage="You" />;

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
            until: <DateTime value={until} />,
            due: <DateTime value={due} />,
          }}
        />
      </Text>
    </Stack>
  );
}

function Day({ at }: { at: string }) {
  return (
    <Inline justify="center">
      <Text as="span" size="xs" tone="muted" weight="semibold">
        <DateTime value={at} isDateOnly />
      </Text>
    </Inline>
  );
}

type MessageProps = {
  message: DiscussionMessage;
  /** Whether the date of its day precedes it. */
  isFirstOfDay: boolean;
};

/** Renders a message of the user, the brand or the platform. Memoized: a discussion can show thousands. */
export const Message = memo(function Message({ message, isFirstOfDay }: MessageProps) {
  return (
    <Stack as="li" gap="sm">
      {isFirstOfDay && <Day at={message.created_at} />}
      <MessageContent message={message} />
    </Stack>
  );
});

function MessageContent({ message }: { message: DiscussionMessage }) {
  const { author, body, language, created_at: at, extension, media } = message;
  const time = (
    <Text as="span" size="xs" tone="muted">
      <DateTime value={at} />
    </Text>
  );
  if (message.kind === 'system') {
    return (
      <Stack gap="3xs" align="center">
        <Text as="div" size="sm" tone="muted">
          <Prose text={body} />
        </Text>
        {time}
      </Stack>
    );
  }
  const isMine = author.kind === 'me';
  return (
    <Card as="div" variant={isMine ? 'sunken' : 'outlined'} padding="sm">
      <Stack gap="xs">
        <Inline justify="between">
          <Text as="span" size="sm" weight="semibold">
            {isMine ? you : <bdi>{author.name}</bdi>}
          </Text>
          {time}
        </Inline>
        {extension && <ExtensionFacts extension={extension} />}
        <Prose text={body} lang={toLang(language)} />
        <PictureList pictures={media.map(({ url, name, alt }) => ({ src: url, name, alt }))} />
      </Stack>
    </Card>
  );
}

type UnsentProps = { message: UnsentMessage; onRetry: () => void; onDelete: () => void };

function UnsentPictures({ message: { client_ref: ref, pictures } }: { message: UnsentMessage }) {
  const count = (
    <FormattedMessage
      id="discussion.unsentPictures"
      defaultMessage="{count, plural, one {# picture} other {# pictures}}"
      values={{ count: pictures }}
    />
  );
  if (!isSending(ref)) {
    return (
      <Text size="sm" tone="muted">
        {count}
      </Text>
    );
  }
  return (
    <Stack gap="xs" align="start">
      <ProgressBar label={count} isIndeterminate showsValue={false} />
      <Button size="sm" variant="ghost" onPress={() => cancelSending(ref)}>
        <FormattedMessage id="apply.cancel" defaultMessage="Cancel" />
      </Button>
    </Stack>
  );
}

/** Renders a message that is on its way, or could not be sent and can be retried. */
export function Unsent({ message, onRetry, onDelete }: UnsentProps) {
  return (
    <Card as="li" variant="sunken" padding="sm">
      <Stack gap="xs">
        <Inline justify="between">
          <Text as="span" size="sm" weight="semibold">
            {you}
          </Text>
          <Text as="span" size="xs" tone={isSending(message.client_ref) ? 'muted' : 'danger'}>
            <LiveText>
              {isSending(message.client_ref) ? (
                <FormattedMessage id="discussion.sending" defaultMessage="Sending…" />
              ) : (
                <FormattedMessage id="discussion.notSent" defaultMessage="Not sent" />
              )}
            </LiveText>
          </Text>
        </Inline>
        <Prose text={message.body} />
        {message.pictures ? <UnsentPictures message={message} /> : null}
        {!isSending(message.client_ref) && (
          <>
            {message.error && (
              <Text size="sm" tone="danger">
                {message.error}
              </Text>
            )}
            <Inline gap="sm">
              <Button size="sm" onPress={onRetry}>
                <FormattedMessage id="discussion.retry" defaultMessage="Send again" />
              </Button>
              <Button size="sm" variant="ghost" onPress={onDelete}>
                <FormattedMessage id="discussion.delete" defaultMessage="Delete" />
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}
