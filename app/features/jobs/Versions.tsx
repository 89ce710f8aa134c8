import {
  Card,
  DateTime,
  Inline,
  Link,
  PictureList,
  Prose,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Submission, Task } from '../../../contract/schemas/submission.ts';
import { BrandText, toLang } from './BrandText.tsx';
import { SubmissionBadge } from './StateBadge.tsx';
import { stepKeyLabels } from './stateLabels.ts';

type VersionProps = {
  submission: Submission;
  /** The title of its task, if the job has several. */
  taskTitle: string | undefined;
  /** The language of the brand, once the job has loaded. */
  language: string | undefined;
};

function Version({ submission, taskTitle, language = 'und' }: VersionProps) {
  const {
    step,
    version,
    submitted_at: submittedAt,
    caption,
    links,
    media,
    feedback,
    state,
  } = submission;
  return (
    <Stack as="li" gap="xs">
      <Inline justify="between">
        <Text weight="semibold" as="span">
          <FormattedMessage
            id="versions.version"
            defaultMessage="{step}, version {version}"
            values={{ step: <FormattedMessage {...stepKeyLabels[step]} />, version }}
          />
        </Text>
        <SubmissionBadge state={state} />
      </Inline>
      {taskTitle !== undefined && (
        <Text size="sm">
          <BrandText language={language}>{taskTitle}</BrandText>
        </Text>
      )}
      {submittedAt && (
        <Text isMuted size="sm">
          <DateTime value={submittedAt} />
        </Text>
      )}
      {feedback.map(({ at, text, by }) => (
        <Card key={at} variant="sunken" padding="sm">
          <Text size="sm" weight="semibold">
            <bdi>{by}</bdi>
          </Text>
          <Prose text={text} lang={toLang(language)} />
        </Card>
      ))}
      {/* The language of the user's caption is unknown. */}
      {caption && <Prose text={caption} lang="" />}
      {links.filter(Boolean).map((link) => (
        <Link key={link} href={link} target="_blank" rel="noreferrer">
          <bdi>{link}</bdi>
        </Link>
      ))}
      <PictureList items={media.map(({ url, name, alt }) => ({ src: url, name, alt }))} />
    </Stack>
  );
}

type VersionsProps = Pick<VersionProps, 'language'> & {
  history: readonly Submission[];
  /** The tasks of the job. */
  tasks: readonly Task[];
};

/** Lists the submitted versions, newest first, with the brand’s feedback. */
export function Versions({ history, tasks, language }: VersionsProps) {
  const submitted = history.filter(({ state }) => state !== 'draft').toReversed();
  if (submitted.length === 0) return null;
  return (
    <Card title={<FormattedMessage id="versions.title" defaultMessage="Versions" />} isCollapsible>
      <Stack as="ol" gap="lg">
        {submitted.map((submission) => (
          <Version
            key={submission.id}
            submission={submission}
            taskTitle={
              tasks.length > 1
                ? tasks.find(({ id }) => id === submission.task_id)?.title
                : undefined
            }
            language={language}
          />
        ))}
      </Stack>
    </Card>
  );
}
