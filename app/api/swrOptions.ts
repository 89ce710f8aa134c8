import type { SWRConfiguration } from 'swr';
import { ApiError } from './ApiError.ts';
import { backOff } from './backOff.ts';
import { get } from './client.ts';

const firstDelayMs = 4_000;

/** SWR configuration: stale data stays visible, and network or server errors are retried with exponential back-off. */
export const swrOptions: SWRConfiguration = {
  fetcher: get,
  keepPreviousData: true,
  dedupingInterval: 2_000,
  onErrorRetry: (error, _key, _options, revalidate, { retryCount }) => {
    const isClientError = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isClientError) return;
    const delay = backOff(firstDelayMs, retryCount - 1);
    // Jitter of a quarter more or less keeps many clients from retrying at the same time.
    setTimeout(() => void revalidate({ retryCount }), delay * (0.75 + Math.random() / 2));
  },
};
