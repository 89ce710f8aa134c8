import { z } from 'zod';
import { appliedSchema, applySchema } from '../contract/application.ts';
import { healthSchema } from '../contract/health.ts';
import { contactedSchema, contactSchema, faqQuerySchema, faqSchema } from '../contract/help.ts';
import { historyQuerySchema, historySchema } from '../contract/history.ts';
import { jobDetailSchema } from '../contract/jobDetail.ts';
import { jobsQuerySchema, jobsSchema } from '../contract/jobs.ts';
import {
  paymentsQuerySchema,
  paymentsSchema,
  transactionsQuerySchema,
  transactionsSchema,
} from '../contract/money.ts';
import { idSchema } from '../contract/shared.ts';
import {
  autosavedSchema,
  autosaveSchema,
  submissionViewSchema,
  submittedTaskSchema,
  submitTaskSchema,
} from '../contract/submission.ts';
import { walletSchema } from '../contract/wallet.ts';
import { approvedOnly, type RouteEntry } from './entry.ts';
import { profileRoutes } from './profileTable.ts';
import { sessionRoutes } from './sessionTable.ts';
import { socialRoutes } from './socialTable.ts';

const jobParams = z.strictObject({ id: idSchema });
const open = { access: 'open', owner: 'nobody', limit: 'none', money: false } as const;
const read = { method: 'GET', owner: 'self', limit: 'none', money: false } as const;
const write = { method: 'POST', owner: 'self', limit: 'writes' } as const;

/**
 * Every route of the API, as data: the router refuses a route that is not here, and the tests of
 * authorisation and the API description are made from it.
 */
export const routeTable = {
  health: {
    ...open,
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server and its database answer.',
    answer: healthSchema,
  },
  openapi: {
    ...open,
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    answer: z.record(z.string(), z.unknown()),
  },
  ...sessionRoutes,
  ...socialRoutes,
  jobs: {
    ...read,
    path: '/api/jobs',
    summary: 'Jobs that are open or full, filtered, sorted and paged.',
    access: approvedOnly,
    query: jobsQuerySchema,
    answer: jobsSchema,
  },
  history: {
    ...read,
    path: '/api/job/history',
    summary: 'Every job that I have to do with.',
    access: approvedOnly,
    query: historyQuerySchema,
    answer: historySchema,
  },
  job: {
    ...read,
    path: '/api/job/:id',
    summary: 'One job with everything that I may see of it.',
    access: approvedOnly,
    params: jobParams,
    answer: jobDetailSchema,
  },
  apply: {
    ...write,
    path: '/api/job/:id/apply',
    summary: 'Apply to a job, withdraw the application, or drop out.',
    access: approvedOnly,
    params: jobParams,
    body: applySchema,
    answer: appliedSchema,
    money: true,
  },
  submission: {
    ...read,
    path: '/api/job/:id/submission',
    summary: 'My work on a job, with the checks it must pass.',
    access: approvedOnly,
    params: jobParams,
    answer: submissionViewSchema,
  },
  autosave: {
    ...write,
    path: '/api/job/:id/submission',
    summary: 'Save a draft; a newer save elsewhere answers 409.',
    access: approvedOnly,
    params: jobParams,
    body: autosaveSchema,
    answer: autosavedSchema,
    money: false,
  },
  submitTask: {
    ...write,
    path: '/api/job/:id/submit/task',
    summary: 'Submit the work of one step for review.',
    access: approvedOnly,
    params: jobParams,
    body: submitTaskSchema,
    answer: submittedTaskSchema,
    money: true,
  },
  wallet: {
    ...read,
    path: '/api/summary/wallet',
    summary: 'The figures of my wallet and the rules of withdrawing.',
    access: approvedOnly,
    answer: walletSchema,
  },
  payments: {
    ...read,
    path: '/api/payment',
    summary: 'What my jobs earn, payment by payment.',
    access: approvedOnly,
    query: paymentsQuerySchema,
    answer: paymentsSchema,
  },
  transactions: {
    ...read,
    path: '/api/payment/transaction',
    summary: 'The lines of my wallet with running balance.',
    access: approvedOnly,
    query: transactionsQuerySchema,
    answer: transactionsSchema,
  },
  ...profileRoutes,
  faq: {
    ...open,
    method: 'GET',
    path: '/api/faq',
    summary: 'Questions and answers, searched by word or by category.',
    query: faqQuerySchema,
    answer: faqSchema,
  },
  contact: {
    ...write,
    path: '/api/contactus',
    summary: 'Write to us; the answer is the number of the ticket.',
    access: approvedOnly,
    body: contactSchema,
    answer: contactedSchema,
    status: 201,
    money: false,
  },
} as const satisfies Record<string, RouteEntry>;

/** Name of a route in the table. */
export type RouteName = keyof typeof routeTable;
