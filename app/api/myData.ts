import { api } from '../../contract/api.ts';
import { read } from './client.ts';

/** Fetches everything that is stored about the user. Rejects with an ApiError. */
export function fetchMyData(): Promise<Record<string, unknown>> {
  return read(api.userData);
}
