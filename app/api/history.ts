import useSWR from 'swr';
import type { History, HistoryGroup } from '../../server/contract/history.ts';
import { withQuery } from './client.ts';

type HistoryFilter = {
  group?: HistoryGroup | undefined;
  q?: string | undefined;
  sort?: 'due' | 'newest' | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
};

/** The jobs that I have to do with, one page of one group. */
export function useJobHistory(filter: HistoryFilter) {
  return useSWR<History>(withQuery('/api/job/history', filter));
}
