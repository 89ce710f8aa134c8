import type { SWRConfiguration } from 'swr';
import { ApiError } from './ApiError.ts';
import { get } from './client.ts';

const firstPause = 4_000;
const longestPause = 60_000;

/** How reads behave: old data stays on screen, failures of ours are retried with growing pauses. */
export const swrOptions: SWRConfiguration = {
  fetcher: get,
  keepPreviousData: true,
  dedupingInterval: 2_000,
  onErrorRetry: (error, _key, _options, revalidate, { retryCount }) => {
    const isOurFault = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isOurFault) return;
    const pause = Math.min(firstPause * 2 ** (retryCount - 1), longestPause);
    setTimeout(() => void revalidate({ retryCount }), pause * (0.75 + Math.random() / 2));
  },
};
