import useSWR from 'swr';
import type { Contact, Contacted, Faq } from '../../contract/schemas/help.ts';
import { post } from './client.ts';

/** Reads all questions and answers; the app searches them itself, so that search works offline. */
export function useFaq() {
  return useSWR<Faq>('/api/faq');
}

/** Sends a message to support. Rejects with 422 and errors by field. */
export function contactUs(message: Contact): Promise<Contacted> {
  return post<Contacted>('/api/contactus', message);
}
