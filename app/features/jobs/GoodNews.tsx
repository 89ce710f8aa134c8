import { Banner, ButtonLink, Card, DateTime, Inline, Money, Stack } from '@byline/design-system';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { StepKey } from '../../../contract/rules/states.ts';
import { isSetupReason } from '../../../contract/rules/forecast.ts';
import type { Step } from '../../../contract/schemas/submission.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { serverNow } from '../../api/serverTime.ts';
import { paths } from '../../paths.ts';
import { dateWords } from '../dates/dateWords.ts';
import { SetupLink } from '../wallet/SetupLink.tsx';
import { BrandText } from './BrandText.tsx';
import { findGoodNews, type GoodNewsOfJob } from './findGoodNews.ts';
import { JobDateline } from './JobDateline.tsx';
import { jobWords } from './jobWords.ts';
import { stepKeyLabels, stepLabels } from './stateLabels.ts';

/** What to do next, as in the list of next steps on the dashboard, and until when. */
const nextTexts: Record<StepKey, MessageDescriptor> = defineMessages({
  draft: { id: 'goodNews.next.draft', defaultMessage: 'Submit a draft by {day}.' },
  live: { id: 'goodNews.next.live', defaultMessage: 'Post it now and send the link by {day}.' },
  insight: { id: 'goodNews.next.insight', defaultMessage: 'Send the insights by {day}.' },
});

/** Returns the title of the step's task, in the language of the brand; null if the job has no other task. */
function renderTask(step: Step, { tasks, language }: JobDetail): ReactNode {
  const task = tasks.length > 1 && tasks.find(({ steps }) => steps.includes(step));
  return task ? <BrandText language={language}>{task.title}</BrandText> : null;
}

const renderDay = (at: string) => <DateTime value={at} isInWords />;

function renderApprovedStep(step: Step, job: JobDetail): ReactNode {
  const task = renderTask(step, job);
  const name = <FormattedMessage {...stepKeyLabels[step.key]} />;
  const state = <FormattedMessage {...stepLabels.approved} />;
  return task ? (
    <FormattedMessage {...jobWords.reviewNews} values={{ task, step: name, state }} />
  ) : (
    <FormattedMessage
      id="goodNews.stepApproved"
      defaultMessage="{step}: approved"
      values={{ step: name }}
    />
  );
}

function renderTitle(news: GoodNewsOfJob, job: JobDetail): ReactNode {
  switch (news.kind) {
    case 'inBank':
      return <FormattedMessage {...dateWords.payDayInBank} values={{ day: renderDay(news.at) }} />;
    case 'sent':
      return (
        <FormattedMessage
          id="goodNews.sent"
          defaultMessage="Sent to your bank on {day}"
          values={{ day: renderDay(news.at) }}
        />
      );
    case 'inWallet':
      return (
        <FormattedMessage
          id="goodNews.inWallet"
          defaultMessage="{amount} is in your wallet"
          values={{ amount: <Money value={news.amount} /> }}
        />
      );
    case 'paidSoon':
      return (
        <FormattedMessage
          id="goodNews.paidSoon"
          defaultMessage="Approved: {amount} in your wallet on {day}"
          values={{ amount: <Money value={news.amount} />, day: renderDay(news.at) }}
        />
      );
    case 'approved':
      return <FormattedMessage id="goodNews.approved" defaultMessage="Your work is approved" />;
    case 'stepApproved':
      return renderApprovedStep(news.step, job);
    case 'accepted':
      return (
        <FormattedMessage
          id="goodNews.accepted"
          defaultMessage="{brand} accepted your application"
          values={{ brand: <bdi>{job.brand.name}</bdi> }}
        />
      );
  }
}

function renderText(news: GoodNewsOfJob, job: JobDetail): ReactNode {
  switch (news.kind) {
    case 'inBank':
      return null;
    case 'sent':
      return (
        <FormattedMessage {...dateWords.payDayToBank} values={{ day: renderDay(news.bankAt) }} />
      );
    case 'inWallet':
    case 'paidSoon':
      return news.bankAt ? (
        <FormattedMessage
          id="goodNews.bankAbout"
          defaultMessage="If you withdraw it then, it is in your bank about {day}."
          values={{ day: <DateTime value={news.bankAt} isInWords dateStyle="short" /> }}
        />
      ) : (
        isSetupReason(news.reason) && (
          <FormattedMessage
            id="goodNews.setup"
            defaultMessage="When it is in your bank depends on you. {link}"
            values={{ link: <SetupLink reason={news.reason} /> }}
          />
        )
      );
    case 'approved':
      return <FormattedMessage {...jobWords.taskWorkFinal} />;
    case 'stepApproved':
    case 'accepted':
      return (
        news.next &&
        news.next.status !== 'missed' && (
          <>
            {renderTask(news.next, job)}
            <div>
              <FormattedMessage
                {...nextTexts[news.next.key]}
                values={{ day: renderDay(news.next.due_at) }}
              />
            </div>
          </>
        )
      );
  }
}

// What to do next about the money, and the next job.
function WayOn({ job, kind }: { job: JobDetail; kind: GoodNewsOfJob['kind'] }) {
  return (
    <Inline gap="sm">
      {kind !== 'approved' && (
        <ButtonLink href={paths.payment(job.id)} variant="soft">
          <FormattedMessage {...jobWords.actionWallet} />
        </ButtonLink>
      )}
      <ButtonLink href={paths.jobs}>
        <FormattedMessage {...jobWords.nextUpAction} />
      </ButtonLink>
    </Inline>
  );
}

type GoodNewsProps = {
  job: JobDetail;
  /**
   * Whether it is beside the work, which shows neither the dates of the job nor a link to the payment.
   * @default false
   */
  isBesideWork?: boolean;
};

/** Shows the last event that the creator has waited for, with its amount and the days that follow; nothing after a week. */
export function GoodNews({ job, isBesideWork = false }: GoodNewsProps) {
  const news = findGoodNews(job, serverNow());
  if (!news) return null;
  const isAboutStep = news.kind === 'accepted' || news.kind === 'stepApproved';
  if (isBesideWork && news.kind === 'accepted') return null;
  // Beside several tasks, each card names its next step.
  const isSaidBelow = isBesideWork && isAboutStep && job.tasks.length > 1;
  const banner = (
    <Banner tone="success" title={renderTitle(news, job)} isLive>
      {!isSaidBelow && renderText(news, job)}
    </Banner>
  );
  if (!isBesideWork || isAboutStep) return banner;
  return (
    <Card>
      <Stack gap="lg">
        {banner}
        <JobDateline job={job} dates={job.dates} />
        <WayOn job={job} kind={news.kind} />
      </Stack>
    </Card>
  );
}
