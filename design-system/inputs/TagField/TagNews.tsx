import { FormattedList, FormattedMessage } from 'react-intl';
import { TagNotice } from './TagField.styles.ts';
import { shorten } from './shorten.ts';
import type { TagNews as News } from './useTags.ts';

type Props = { id: string; news: News; room: number };

/** Says what became of entries: to screen readers what was added and removed, to all what was refused. */
export function TagNews({ id, news, room }: Props) {
  const { added, removed, doubles, left } = news;
  const [tag = ''] = added;
  return (
    <>
      <TagNotice role="status" data-hidden>
        {added.length === 1 && (
          <FormattedMessage
            id="ds.tagField.added"
            defaultMessage="Added {tag}."
            values={{ tag: shorten(tag) }}
          />
        )}
        {added.length > 1 && (
          <FormattedMessage
            id="ds.tagField.addedMany"
            defaultMessage="{count, plural, one {Added # entry.} other {Added # entries.}}"
            values={{ count: added.length }}
          />
        )}
        {removed.length > 0 && (
          <FormattedMessage
            id="ds.tagField.removed"
            defaultMessage="Removed {tag}."
            values={{ tag: removed.map(shorten).join(', ') }}
          />
        )}
      </TagNotice>
      <TagNotice id={`${id}-news`} role="status">
        {doubles.length > 0 && (
          <FormattedMessage
            id="ds.tagField.double"
            defaultMessage="Already in the list: {tags}."
            values={{ tags: <FormattedList value={doubles.slice(0, 10).map(shorten)} /> }}
          />
        )}
        {left.length > 0 && (
          <FormattedMessage
            id="ds.tagField.full"
            defaultMessage="There is room for {max, number} entries. The rest is still in the text box."
            values={{ max: room }}
          />
        )}
      </TagNotice>
    </>
  );
}
