import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Illustration } from '../../feedback/Illustration/Illustration.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { filterWords } from '../../primitives/filters/filterWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ChosenFilter } from './listFilter.ts';
import { listWords } from './listWords.ts';
import UsedFilters from './UsedFilters.tsx';

type NoMatchesProps = {
  chosen: readonly ChosenFilter[];
  onClear: () => void;
  render: ((usedFilters: ReactNode) => ReactNode) | undefined;
};

/** Renders a list in which nothing matches the filters, with buttons that remove them. */
export default function NoMatches({ chosen, onClear, render }: NoMatchesProps) {
  const { formatMessage } = useIntl();
  const usedFilters =
    chosen.length > 0 ? (
      <UsedFilters chosen={chosen} onClear={onClear} />
    ) : (
      // A parameter that no filter shows narrows the list, such as one of an old link.
      <Button variant="soft" onPress={onClear}>
        {formatMessage(filterWords.clearAll)}
      </Button>
    );
  return (
    render?.(usedFilters) ?? (
      <EmptyState
        illustration={<Illustration name="search" />}
        title={formatMessage(listWords.noMatches)}
        actions={usedFilters}
      />
    )
  );
}
