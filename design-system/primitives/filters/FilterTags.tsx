import { X } from 'lucide-react';
import { useIntl } from '../../i18n/intl.ts';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { filterWords } from './filterWords.ts';
import { FilterTag, Tags } from './FilterTags.styles.ts';

type FilterTagsProps = {
  /** The filters in use: the visible text, and the accessible name, such as "Remove filter: Granted". */
  tags: readonly { id: string; text: string; label: string; remove: () => void }[];
  /** Removes all filters. Without it, there is no button for this. */
  onClear?: (() => void) | undefined;
};

/** Renders filters in use as a list of buttons that remove them; nothing without any. */
export function FilterTags({ tags, onClear }: FilterTagsProps) {
  const { formatMessage } = useIntl();
  const focusHandlers = useFocusAfterRemoval();
  if (tags.length === 0) return null;
  return (
    <Tags
      data-part="active-filters"
      aria-label={formatMessage(filterWords.active)}
      {...focusHandlers}
    >
      {tags.map(({ id, text, label, remove }) => (
        <li key={id}>
          <FilterTag type="button" data-part="active-filter" aria-label={label} onClick={remove}>
            <bdi>{text}</bdi>
            <Icon as={X} size={14} />
          </FilterTag>
        </li>
      ))}
      {onClear && (
        <li>
          <Button variant="ghost" size="sm" onPress={onClear}>
            {formatMessage(filterWords.clearAll)}
          </Button>
        </li>
      )}
    </Tags>
  );
}
