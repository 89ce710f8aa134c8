import { defineMessages } from 'react-intl';
import type { ContentType } from '../../../contract/schemas/shared.ts';

/** Labels of content types. */
export const contentTypeLabels = defineMessages({
  post: { id: 'contentType.post', defaultMessage: 'Post' },
  reel: { id: 'contentType.reel', defaultMessage: 'Reel' },
  story: { id: 'contentType.story', defaultMessage: 'Story' },
  short: { id: 'contentType.short', defaultMessage: 'Short' },
  video: { id: 'contentType.video', defaultMessage: 'Video' },
  live: { id: 'contentType.live', defaultMessage: 'Live' },
  note: { id: 'contentType.note', defaultMessage: 'Note' },
  content_only: { id: 'contentType.contentOnly', defaultMessage: 'Content only, not posted' },
} satisfies Record<ContentType, object>);

/** Content types in the order of a list. */
export const contentTypes = Object.keys(contentTypeLabels) as ContentType[];
