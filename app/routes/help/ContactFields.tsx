import { EmailField, SelectField, TextAreaField, TextField } from '@byline/design-system';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import {
  subjectMaxLength,
  supportMessageLength,
  textRules,
} from '../../../contract/rules/texts.ts';
import { useCachedJob, useJobHistory } from '../../api/jobs.ts';
import { useUserDraft } from '../../device/userDrafts.ts';
import { useUser } from '../../session/useUser.ts';
import { contactTopics, noJob, topicLabels } from './contactMessage.ts';
import type { ContactQuery } from '../../features/help/contactHref.ts';
import { findPageTitle } from './contactQuery.ts';
import { Suggestions } from './Suggestions.tsx';

/** Name of the draft of the contact form. */
export const contactDraft = 'contact';

function useJobOptions(selected: string | null) {
  const { formatMessage } = useIntl();
  const { data } = useJobHistory({ per_page: 100 });
  const cached = useCachedJob(selected ?? '');
  const options = data?.data.map(({ job }) => ({ id: job.id, label: job.title })) ?? [];
  const isMissing = selected && selected !== noJob && options.every(({ id }) => id !== selected);
  return [
    { id: noJob, label: formatMessage({ id: 'contact.noJob', defaultMessage: 'Not about a job' }) },
    ...(isMissing ? [{ id: selected, label: cached?.title ?? selected }] : []),
    ...options,
  ];
}

/** Renders the fields of the contact form, filled from the query or the draft. */
export function ContactFields({ query }: { query: ContactQuery }) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const payment =
    query.payment &&
    formatMessage(
      { id: 'contact.payment', defaultMessage: 'Payment {reference}' },
      { reference: query.payment },
    );
  const title = query.page && findPageTitle(query.page);
  const { values, field, change } = useUserDraft(contactDraft, {
    topic: null as string | null,
    job_id: null as string | null,
    subject: query.subject || payment || (title ? formatMessage(title) : ''),
    message: '',
    email: user?.email ?? '',
  });
  const jobs = useJobOptions(values.job_id);
  // A typed subject is kept, even if the query has another; topic and job follow the query.
  const followQuery = useEffectEvent(() => {
    const { topic, job } = query;
    if (topic || job) change({ ...(topic && { topic }), ...(job && { job_id: job }) });
  });
  useEffect(() => followQuery(), []);
  return (
    <>
      <SelectField
        {...field('topic')}
        label={formatMessage({ id: 'contact.topic', defaultMessage: 'Topic' })}
        options={contactTopics.map((id) => ({ id, label: formatMessage(topicLabels[id]) }))}
        isRequired
      />
      <SelectField
        {...field('job_id')}
        label={formatMessage({ id: 'contact.job', defaultMessage: 'Job' })}
        options={jobs}
      />
      <TextField
        {...field('subject')}
        label={formatMessage({ id: 'contact.subject', defaultMessage: 'Subject' })}
        maxLength={subjectMaxLength}
        rules={textRules}
        isRequired
      />
      <Suggestions subject={values.subject} />
      <TextAreaField
        {...field('message')}
        label={formatMessage({ id: 'contact.message', defaultMessage: 'Message' })}
        rows={4}
        minLength={supportMessageLength.min}
        maxLength={supportMessageLength.max}
        rules={textRules}
        isRequired
      />
      <EmailField
        {...field('email')}
        label={formatMessage({ id: 'contact.email', defaultMessage: 'Email' })}
        autoComplete="email"
        isRequired
      />
    </>
  );
}
