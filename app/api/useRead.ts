import { useCallback } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import {
  isRequestTo,
  toUrl,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReadEndpoint,
  type ResponseOf,
} from '../../contract/api.ts';
import type { Page } from '../../contract/schemas/shared.ts';
import { isApiError } from './ApiError.ts';
import { get } from './client.ts';

/** The pages of a list that are read as one. */
type PagesOf<E> = E extends ReadEndpoint<Page<unknown>> ? { pages?: readonly number[] } : object;

/** The parameters of an endpoint's path and its query, and for a list the numbers of the pages. */
export type ReadValues<E extends ReadEndpoint<unknown>> = ParamsOf<E> & QueryOf<E> & PagesOf<E>;

// The URLs of the pages, separated by spaces, so that the key of one page is its URL.
function getKey(endpoint: Endpoint, { pages, ...values }: { pages?: readonly number[] }): string {
  return pages
    ? pages.map((page) => toUrl<Endpoint>(endpoint, { page, ...values })).join(' ')
    : toUrl<Endpoint>(endpoint, values);
}

async function fetchKey(key: string): Promise<unknown> {
  const [last, ...others] = (await Promise.all(key.split(' ').map((url) => get(url)))).reverse();
  if (others.length === 0) return last;
  const responses = [...others.reverse(), last] as Page<object>[];
  // A row that has moved to the next page while these were read is on two of them.
  const rows = new Map<unknown, object>();
  for (const row of responses.flatMap(({ data }) => data)) {
    const id: unknown = 'id' in row ? row.id : 'job' in row ? (row.job as { id: string }).id : row;
    rows.set(id, row);
  }
  return { ...(last as object), data: [...rows.values()] };
}

/** Returns a response of SWR in the form of the library. The getters tell SWR which parts a component uses. */
export function toQuery<Data>(response: SWRResponse<Data>) {
  const { mutate } = response;
  return {
    get data() {
      return response.data;
    },
    /** Not that the session has ended, because the sign-in page opens then. */
    get error(): unknown {
      return isApiError(response.error, 401) ? undefined : (response.error as unknown);
    },
    get errorText() {
      return isApiError(response.error) ? response.error.text : undefined;
    },
    get isLoading() {
      return response.isLoading;
    },
    mutate,
    reload: () => mutate(),
  };
}

/** Reads an endpoint, or the given pages of a list. Null values read nothing. */
export function useRead<E extends ReadEndpoint<unknown>>(
  endpoint: E,
  values: ReadValues<E> | null,
  options?: SWRConfiguration<ResponseOf<E>>,
) {
  return toQuery(
    useSWR<ResponseOf<E>>(values && getKey(endpoint, values), fetchKey as never, options),
  );
}

/** Returns a function that reloads what was read from endpoints, whatever their values were. */
export function useReload(): (...endpoints: readonly Endpoint[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback((...endpoints) => mutate((key) => isRequestTo(endpoints, key)), [mutate]);
}
