import { autosave } from '../domain/work/autosave.ts';
import { readSubmissionView } from '../domain/work/submissionView.ts';
import { submitTask } from '../domain/work/submit.ts';
import type { Handlers } from './handler.ts';

/** Doing the work of a job. */
export const workHandlers: Pick<Handlers, 'submission' | 'autosave' | 'submitTask'> = {
  submission({ services, session, params, language }) {
    return readSubmissionView(services.db, session.id, params.id, language);
  },

  async autosave({ services, session, params, body }) {
    return { submission: await autosave(services, session.id, params.id, body) };
  },

  submitTask({ services, session, params, body }) {
    return submitTask(services, session.id, params.id, body);
  },
};
