import { EmailField, SelectField, TextAreaField, TextField } from '@byline/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  subjectMaxLength,
  supportMessageLength,
  textRules,
} from '../../../contract/rules/texts.ts';
import { useCachedJob, useJobHistory } from '../../api/jobs.ts';
import { useUser } from '../../session/useUser.ts';
import { useStoredDraft } from '../../device/storedDraft.ts';
import { contactTopics, noJob, topicLabels } from './contactMessage.ts';
import type { ContactQuery } from '../../features/help/contactHref.ts';
import { findPageTitle } from './contactQuery.ts';
import { Suggestions } from './Suggestions.tsx';

/** Name of the stored draft of the contact form. */
export const contactDraft = 'contact';

function useJobOptions(selected: string | undefined) {
  const { formatMessage } = useIntl();
  const { data } = useJobHistory({ per_page: 100 });
  const cached = useCachedJob(selected ?? '');
  const options = data?.data.map(({ job }) => ({ id: job.id, label: job.title })) ?? [];
  const isMissing = selected !== undefined && options.every(({ id }) => id !== selected);
  return [
    { id: noJob, label: formatMessage({ id: 'contact.noJob', defaultMessage: 'Not about a job' }) },
    ...(isMissing ? [{ id: selected, label: cached?.title ?? selected }] : []),
    ...options,
  ];
}

/** Renders the fields of the contact form, filled from the query or the stored draft. */
export function ContactFields({ query }: { query: ContactQuery }) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const draft = useStoredDraft(contactDraft);
  const [topic, job, subjectDraft, email] = [
    draft('topic'),
    draft('job_id'),
    draft('subject'),
    draft('email'),
  ];
  const jobs = useJobOptions(query.job ?? (job.defaultValue || undefined));
  const payment =
    query.payment &&
    formatMessage(
      { id: 'contact.payment', defaultMessage: 'Payment {reference}' },
      { reference: query.payment },
    );
  const title = query.page && findPageTitle(query.page);
  // A typed subject is kept, even if the query has another; topic and job follow the query.
  const [subject, setSubject] = useState(
    subjectDraft.defaultValue || query.subject || payment || (title ? formatMessage(title) : ''),
  );
  return (
    <>
      <SelectField
        name="topic"
        label={formatMessage({ id: 'contact.topic', defaultMessage: 'Topic' })}
        options={contactTopics.map((id) => ({ id, label: formatMessage(topicLabels[id]) }))}
        defaultValue={query.topic ?? (topic.defaultValue || null)}
        onChange={(value) => topic.onChange(value ?? '')}
        isRequired
      />
      <SelectField
        name="job_id"
        label={formatMessage({ id: 'contact.job', defaultMessage: 'Job' })}
        options={jobs}
        defaultValue={query.job ?? (job.defaultValue || null)}
        onChange={(value) => job.onChange(value ?? '')}
      />
      <TextField
        name="subject"
        label={formatMessage({ id: 'contact.subject', defaultMessage: 'Subject' })}
        value={subject}
        onChange={(value) => {
          setSubject(value);
          subjectDraft.onChange(value);
        }}
        maxLength={subjectMaxLength}
        rules={textRules}
        isRequired
      />
      <Suggestions subject={subject} />
      <TextAreaField
        name="message"
        label={formatMessage({ id: 'contact.message', defaultMessage: 'Message' })}
        rows={4}
        minLength={supportMessageLength.min}
        maxLength={supportMessageLength.max}
        rules={textRules}
        isRequired
        {...draft('message')}
      />
      <EmailField
        name="email"
        label={formatMessage({ id: 'contact.email', defaultMessage: 'Email' })}
        defaultValue={email.defaultValue || user?.email || ''}
        onChange={email.onChange}
        autoComplete="email"
        isRequired
      />
    </>
  );
}
