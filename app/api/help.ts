import { api } from '../../contract/api.ts';
import type { Contact, Contacted } from '../../contract/schemas/help.ts';
import { send } from './client.ts';
import { useRead } from './useRead.ts';

/** Reads all questions and answers; the app searches them itself, so that search works offline. */
export function useFaq() {
  return useRead(api.faq, {});
}

/** Sends a message to support. Rejects with 422 and errors by field. */
export function contactUs(message: Contact): Promise<Contacted> {
  return send(api.contact, message);
}
