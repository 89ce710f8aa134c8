import { flagsFilter, searchFilter, sortFilter } from '@byline/design-system';
import { defineMessages, type IntlShape } from 'react-intl';
import type { HistorySort } from '../../../contract/rules/jobSearch.ts';
import type { HistoryGroup } from '../../../contract/schemas/history.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { getSorts, toHistoryFilter, type HistoryAddress } from './historyParams.ts';
import { pageWords } from './pageWords.ts';

const sortLabels = defineMessages({
  due: { id: 'history.sort.due', defaultMessage: 'Due first' },
  newest: jobWords.sortNewest,
  pay: jobWords.sortPay,
  brand: { id: 'history.sort.brand', defaultMessage: 'Brand' },
});

const flagLabels = defineMessages({
  my_turn: { id: 'history.myTurn', defaultMessage: 'My turn' },
  unread: pageWords.onlyUnread,
});

/** Returns the filters and the order of a group of my jobs. */
export function getHistoryFilters(
  { formatMessage }: IntlShape,
  address: HistoryAddress,
  group: HistoryGroup,
) {
  const mine = flagsFilter(address, {
    id: 'mine',
    label: formatMessage(jobWords.onlyShow),
    options: (['my_turn', 'unread'] as const).map((id) => ({
      id,
      label: formatMessage(flagLabels[id]),
    })),
  });
  const sorts = getSorts(group);
  const { sort } = toHistoryFilter(address, group);
  const source = {
    values: { sort },
    change: ({ sort: chosen }: { sort?: HistorySort }) =>
      address.change({ sort: chosen === sorts[0] ? undefined : chosen }),
  };
  return {
    search: searchFilter(address, 'q', {
      label: formatMessage({ id: 'history.search', defaultMessage: 'Search my jobs' }),
      placeholder: formatMessage(jobWords.searchExample),
    }),
    filters: [{ ...mine, bar: mine.content }],
    sort: sortFilter(source, 'sort', {
      label: formatMessage(jobWords.sort),
      options: sorts.map((id) => ({ id, label: formatMessage(sortLabels[id]) })),
    }),
  };
}
