import { useIntl } from '../../i18n/intl.ts';
import { FilterTags } from '../../primitives/filters/FilterTags.tsx';
import { filterWords } from '../../primitives/filters/filterWords.ts';
import type { ChosenFilter } from './listFilter.ts';

type UsedFiltersProps = {
  chosen: readonly ChosenFilter[];
  onClear: () => void;
};

/** Renders filters in use as buttons that remove them, and one that removes all. */
export default function UsedFilters({ chosen, onClear }: UsedFiltersProps) {
  const { formatMessage, formatList } = useIntl();
  return (
    <FilterTags
      tags={chosen.map(({ id, texts, remove }) => {
        const text = formatList(texts, { type: 'unit' });
        return { id, text, label: formatMessage(filterWords.remove, { filter: text }), remove };
      })}
      onClear={onClear}
    />
  );
}
