import { FormattedList, FormattedMessage } from 'react-intl';
import { TagNotice } from './TagField.styles.ts';
import { overList } from '../field/OptionList/overList.ts';
import { shorten } from './tagText.ts';
import type { TagChanges } from './useTags.ts';

type Props = { id: string; changes: TagChanges; capacity: number; isListOpen: boolean };

/** Announces added and removed entries to screen readers, and shows entries that were not added. */
export function TagStatus({ id, changes, capacity, isListOpen }: Props) {
  const { added, removed, duplicates, excess } = changes;
  const [tag = ''] = added;
  return (
    <>
      <TagNotice {...overList(isListOpen)} role="status" data-hidden>
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
      <TagNotice {...overList(isListOpen)} id={`${id}-status`} role="status">
        {duplicates.length > 0 && (
          <FormattedMessage
            id="ds.tagField.double"
            defaultMessage="Already in the list: {tags}."
            values={{ tags: <FormattedList value={duplicates.slice(0, 10).map(shorten)} /> }}
          />
        )}
        {excess.length > 0 && (
          <FormattedMessage
            id="ds.tagField.full"
            defaultMessage="The limit is {max, number} entries. The rest is still in the text box."
            values={{ max: capacity }}
          />
        )}
      </TagNotice>
    </>
  );
}
