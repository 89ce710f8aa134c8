import useSWR from 'swr';
import type { Contact, Contacted, Faq } from '../../server/contract/help.ts';
import { post } from './client.ts';

/** All questions and answers; searching them is done here, so that it works without a network. */
export function useFaq() {
  return useSWR<Faq>('/api/faq');
}

/** Writes to us. Rejects with 422 where an input is wrong. */
export function contactUs(message: Contact): Promise<Contacted> {
  return post<Contacted>('/api/contactus', message);
}
