import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Illustration } from '../../feedback/Illustration/Illustration.tsx';
import { useIntl } from '../../i18n/intl.ts';
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
  const usedFilters = <UsedFilters chosen={chosen} onClear={onClear} />;
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
