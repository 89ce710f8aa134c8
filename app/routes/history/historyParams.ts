import { choiceParam, flagParam, textParam, type ListAddress } from '@byline/design-system';
import {
  historySorts,
  searchMaxLength,
  type HistorySort,
} from '../../../contract/rules/jobSearch.ts';
import type { HistoryGroup } from '../../../contract/schemas/history.ts';

/** The groups of my jobs, in the order of their tabs. */
export const groups = [
  'active',
  'applied',
  'invited',
  'completed',
  'closed',
] as const satisfies readonly HistoryGroup[];

/** The parameters of my jobs in the address. */
export const historyParams = {
  group: { ...choiceParam(groups), isArrangement: true },
  q: textParam({ maxLength: searchMaxLength }),
  unread: flagParam,
  my_turn: flagParam,
  sort: { ...choiceParam(historySorts), isArrangement: true },
};

export type HistoryAddress = ListAddress<typeof historyParams>;

/** Returns the orders of a group, the default first. Ended jobs have no due dates. */
export function getSorts(group: HistoryGroup): readonly HistorySort[] {
  if (group === 'active') return historySorts;
  const rest = historySorts.filter((sort) => sort !== 'newest');
  const hasEnded = group === 'completed' || group === 'closed';
  return ['newest', ...(hasEnded ? rest.filter((sort) => sort !== 'due') : rest)];
}

/** Returns the query of a group of my jobs, without its page. */
export function toHistoryFilter({ values }: HistoryAddress, group: HistoryGroup) {
  const sorts = getSorts(group);
  return {
    group,
    q: values.q,
    unread: values.unread ? (1 as const) : undefined,
    my_turn: values.my_turn ? (1 as const) : undefined,
    sort: sorts.find((sort) => sort === values.sort) ?? sorts[0] ?? 'newest',
  };
}
