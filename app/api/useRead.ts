import { useCallback } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr';
import {
  isRequestTo,
  toUrl,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReadEndpoint,
  type ResponseOf,
} from '../../contract/api.ts';

/** Reads an endpoint; the values are the parameters of its path and its query. Null values read nothing. */
export function useRead<E extends ReadEndpoint<unknown>>(
  endpoint: E,
  values: (ParamsOf<E> & QueryOf<E>) | null,
  options?: SWRConfiguration<ResponseOf<E>>,
) {
  return useSWR<ResponseOf<E>>(values && toUrl<Endpoint>(endpoint, values), options);
}

/** Returns a function that reloads what was read from endpoints, whatever their values were. */
export function useReload(): (...endpoints: readonly Endpoint[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback((...endpoints) => mutate((key) => isRequestTo(endpoints, key)), [mutate]);
}
