import { z } from 'zod';
import { api } from '../../contract/api.ts';
import { maxUploadBytes } from '../../contract/rules/pictures.ts';
import { idSchema } from '../../contract/schemas/shared.ts';
import {
  autosavedSchema,
  autosaveSchema,
  submissionViewSchema,
  submittedTaskSchema,
  submitTaskSchema,
} from '../../contract/schemas/submission.ts';
import { autosave } from '../domain/work/autosave.ts';
import { readSubmissionView } from '../domain/views/submissionView.ts';
import { submitTask } from '../domain/work/submit.ts';
import { approvedOnly, defineRoute } from './route.ts';

const params = z.strictObject({ id: idSchema });

/** Submitting the work of a job. */
export const workRoutes = [
  defineRoute(api.submission, {
    summary: 'Get the work on a job with the checks it must pass',
    access: approvedOnly,
    isSnapshot: true,
    params,
    response: submissionViewSchema,
    handle: ({ services, session, params: { id }, language }) =>
      readSubmissionView(services.db, session.id, id, language),
  }),
  defineRoute(api.saveDraft, {
    summary: 'Save a draft; 409 if a newer one was saved elsewhere',
    access: approvedOnly,
    params,
    body: autosaveSchema,
    bodyLimit: maxUploadBytes,
    response: autosavedSchema,
    async handle({ services, session, params: { id }, body }) {
      return { submission: await autosave(services, session.id, id, body) };
    },
  }),
  defineRoute(api.submitTask, {
    summary: 'Submit the work of one step for review',
    access: approvedOnly,
    params,
    body: submitTaskSchema,
    bodyLimit: maxUploadBytes,
    response: submittedTaskSchema,
    handle: ({ services, session, params: { id }, body }) =>
      submitTask(services, session.id, id, body),
  }),
];
