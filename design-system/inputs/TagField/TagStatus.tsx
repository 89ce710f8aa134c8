import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { LiveText } from '../../primitives/LiveText/LiveText.tsx';
import { TagNotice } from './TagField.styles.ts';
import { overList } from '../field/OptionList/overList.ts';
import { shorten } from './tagText.ts';
import type { TagChanges } from './useTags.ts';

type Props = { id: string; changes: TagChanges; capacity: number; isListOpen: boolean };

/** Shows and announces entries that were not added. */
export function TagStatus({ id, changes, capacity, isListOpen }: Props) {
  const { formatList } = useIntl();
  const { duplicates, excess } = changes;
  return (
    <TagNotice data-part="tag-notice" {...overList(isListOpen)} id={`${id}-status`}>
      <LiveText>
        {duplicates.length > 0 && (
          <FormattedMessage
            id="ds.tagField.double"
            defaultMessage="Already in the list: {tags}."
            values={{ tags: formatList(duplicates.slice(0, 10).map(shorten)) }}
          />
        )}
        {excess.length > 0 && (
          <FormattedMessage
            id="ds.tagField.full"
            defaultMessage="Maximum number of entries: {max, number}. The rest is still in the text box."
            values={{ max: capacity }}
          />
        )}
      </LiveText>
    </TagNotice>
  );
}
