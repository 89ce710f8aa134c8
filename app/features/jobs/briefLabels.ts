import { defineMessages } from 'react-intl';
import type { BriefField } from '../../../contract/schemas/jobDetail.ts';

/** Labels of the parts of a job that its brand can change. */
export const briefLabels = defineMessages({
  title: { id: 'job.brief.title', defaultMessage: 'Title' },
  description: { id: 'job.brief.description', defaultMessage: 'Description' },
  dos: { id: 'job.brief.dos', defaultMessage: 'Do' },
  donts: { id: 'job.brief.donts', defaultMessage: 'Don’t' },
  hashtags: { id: 'job.brief.hashtags', defaultMessage: 'Hashtags' },
  mentions: { id: 'job.brief.mentions', defaultMessage: 'Mentions' },
  disclosure: { id: 'job.brief.disclosure', defaultMessage: 'Disclosure' },
  links: { id: 'job.brief.links', defaultMessage: 'Links to use' },
  work_due: { id: 'job.date.due', defaultMessage: 'Work due' },
  usage_rights: { id: 'terms.usage', defaultMessage: 'Usage rights' },
  exclusivity: { id: 'terms.exclusivity', defaultMessage: 'Exclusivity' },
} satisfies Record<BriefField, object>);
