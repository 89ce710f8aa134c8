import { randomUUID } from 'node:crypto';
import { exampleUpload } from './exampleUpload.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const dispute = { topic: 'dispute', about: 'hold', job_id: 'harbour-cold-brew', message: 'No.' };

/** Valid inputs of a route, as the account `approved` sends them, or as a guest. */
export type ExampleRequest = {
  path: string;
  body?: { [key: string]: Json };
  isGuest?: boolean;
};

const job = '/api/job/harbour-roaster-visit';
const work = {
  task_id: 'harbour-roaster-visit-1',
  step: 'draft',
  caption: 'A caption',
  links: ['https://youtu.be/dQw4w9WgXcQ'],
  media: [{ name: 'a.png', type: 'image/png', data: 'data:image/png;base64,AAAA', alt: 'A cup' }],
  notes: 'A note',
  metrics: { views: 1 },
};
const shipping = {
  name: 'Maya Tan',
  line1: '1 High Street',
  line2: 'Unit 2',
  city: 'Singapore',
  postcode: '018956',
  country: 'SG',
  phone: '+6591234567',
};
const profile = {
  display_name: 'Maya',
  legal_name: 'Maya Tan',
  gender: 'woman',
  country: 'SG',
  city: 'Singapore',
  languages: ['en'],
  categories: ['food'],
  bio: 'I cook.',
  shipping,
};
const callback = { code: 'a-code', state: 'a-state' };

/** Valid requests with a text in every input that takes one, by route. In paths, such an input has the value `text`. */
export function exampleRequests(): Record<string, ExampleRequest[]> {
  return {
    'POST /api/request/otp': [
      { path: '/api/request/otp', body: { purpose: 'signup', channel: 'email', to: 'a@b.test' } },
    ],
    'POST /api/validate/token': [
      {
        path: '/api/validate/token',
        body: { purpose: 'payout', challenge_id: 'unknown', token: '123456' },
      },
      {
        path: '/api/validate/token',
        body: { purpose: 'reset', proof: 'unknown', password: 'a walk by the sea' },
        isGuest: true,
      },
    ],
    'POST /api/signup': [
      {
        path: '/api/signup',
        body: {
          name: 'Maya Tan',
          email: 'a@b.test',
          password: 'a walk by the sea',
          proof: 'unknown',
          terms: true,
          locale: 'en',
        },
        isGuest: true,
      },
    ],
    'POST /api/signin': [
      { path: '/api/signin', body: { email: 'a@b.test', password: 'wrong' }, isGuest: true },
    ],
    'POST /api/logout': [{ path: '/api/logout', body: {}, isGuest: true }],
    'POST /api/user/closing': [
      {
        path: '/api/user/closing',
        body: {
          action: 'close',
          ends: ['unknown'],
          gives_up: [{ amount: 1, currency: 'USD' }],
        },
      },
    ],
    'POST /api/user/session': [{ path: '/api/user/session', body: { end: 'unknown' } }],
    'POST /api/signin/:provider': [{ path: '/api/signin/tiktok', body: callback, isGuest: true }],
    'POST /api/signup/:provider': [{ path: '/api/signup/tiktok', body: callback, isGuest: true }],
    'POST /api/connect/:provider': [
      { path: '/api/connect/tiktok', body: callback },
      { path: '/api/connect/youtube', body: { sync: true } },
      {
        path: '/api/connect/lemon8',
        body: { handle: 'mayamakes', profile_url: 'lemon8-app.com/@mayamakes' },
      },
    ],
    'GET /api/jobs': [{ path: '/api/jobs?q=text&category=text&platform=tiktok' }],
    'GET /api/job/history': [{ path: '/api/job/history?q=text' }],
    'GET /api/job/:id': [{ path: '/api/job/text' }],
    'POST /api/job/:id/apply': [
      {
        path: '/api/job/petal-sunday-stems/apply',
        body: {
          action: 'apply',
          account: 'instagram',
          pitch: 'A pitch',
          answers: { key: 'An answer' },
          accept_terms: true,
          client_ref: randomUUID(),
        },
      },
      { path: `${job}/apply`, body: { action: 'withdraw', reason: 'A reason' } },
      { path: '/api/job/text/apply', body: { action: 'drop', reason: 'A reason' } },
    ],
    'GET /api/job/:id/submission': [{ path: '/api/job/text/submission' }],
    'POST /api/job/:id/submission': [
      { path: `${job}/submission`, body: { ...work, base_saved_at: null } },
    ],
    'POST /api/job/:id/submit/task': [
      {
        path: `${job}/submit/task`,
        body: { ...work, checklist: { rule: true }, client_ref: randomUUID() },
      },
    ],
    'GET /api/job/:id/invitation': [{ path: '/api/job/text/invitation' }],
    'POST /api/job/:id/invitation': [
      { path: '/api/job/text/invitation', body: { action: 'decline', reason: 'A reason' } },
      {
        path: '/api/job/text/invitation',
        body: { action: 'accept', account: 'instagram', accept_terms: true },
      },
    ],
    'GET /api/job/:id/discussion': [
      { path: `${job}/discussion?after=text` },
      { path: `${job}/discussion?before=text` },
    ],
    'POST /api/job/:id/discussion': [
      {
        path: `${job}/discussion`,
        body: { body: 'A question', media: [exampleUpload], client_ref: randomUUID() },
      },
      {
        path: `${job}/discussion`,
        body: {
          kind: 'extension_request',
          task_id: work.task_id,
          until: '2026-01-01T00:00:00.000Z',
          body: 'A reason',
          client_ref: randomUUID(),
        },
      },
      { path: `${job}/discussion`, body: { read_up_to: 'unknown' } },
    ],
    'GET /api/payment': [{ path: '/api/payment?state=text' }],
    'GET /api/payment/transaction': [{ path: '/api/payment/transaction?type=text' }],
    'GET /api/payment/withdrawal': [{ path: '/api/payment/withdrawal?state=text' }],
    'GET /api/summary/payout/year/:year': [{ path: '/api/summary/payout/year/2026?currency=text' }],
    'POST /api/request/withdrawal': [
      {
        path: '/api/request/withdrawal',
        body: {
          action: 'request',
          currency: 'USD',
          amount: 5000,
          method_id: 'unknown',
          proof: 'unknown',
          client_ref: randomUUID(),
        },
      },
      {
        path: '/api/request/withdrawal',
        body: { action: 'cancel', withdrawal_id: 'unknown' },
      },
    ],
    'POST /api/profile/init': [{ path: '/api/profile/init', body: { ...profile, consent: true } }],
    'POST /api/profile': [
      { path: '/api/profile', body: profile },
      { path: '/api/profile', body: { starred: [{ href: '/jobs?q=tea', title: 'Jobs: tea' }] } },
      { path: '/api/profile', body: { preferences: { job_alerts: ['food'] } } },
      { path: '/api/profile', body: { email: 'a@b.test', proof: 'unknown' } },
    ],
    'POST /api/profile/image': [{ path: '/api/profile/image', body: { image: 'data:,' } }],
    'POST /api/profile/phone': [
      { path: '/api/profile/phone', body: { phone: '+6591234567', proof: 'unknown' } },
    ],
    'POST /api/profile/payment': [
      {
        path: '/api/profile/payment',
        body: { type: 'paypal', email: 'a@b.test', holder_name: 'Maya Tan', proof: 'unknown' },
      },
      {
        path: '/api/profile/payment',
        body: {
          type: 'bank',
          country: 'SG',
          bank_code: 'dbs',
          account_number: '0123456789',
          holder_name: 'Maya Tan',
          proof: 'unknown',
        },
      },
    ],
    'GET /api/faq': [{ path: '/api/faq?q=text' }],
    'POST /api/contactus': [
      {
        path: '/api/contactus',
        body: {
          ...{ topic: 'job', subject: 'A question', message: 'When does it begin?' },
          ...{ email: 'a@b.test', job_id: 'sunrise-spritz', page: '/jobs' },
          client_ref: randomUUID(),
        },
      },
      { path: '/api/contactus', body: { ...dispute, client_ref: randomUUID() } },
    ],
  };
}

/** Returns variants of a request, each with `text` in place of one word `text` of the path, or appended to one text or key of the body. */
export function withText(request: ExampleRequest, text: string): ExampleRequest[] {
  const inPath = [...request.path.matchAll(/text/g)].map(({ index }) => ({
    ...request,
    path:
      request.path.slice(0, index) +
      // `encodeURIComponent` throws on half of a surrogate pair.
      encodeURIComponent(text.toWellFormed()) +
      request.path.slice(index + 'text'.length),
  }));
  const inBody = replaceLeaves(request.body ?? {}, (value) => value + text).map((body) => ({
    ...request,
    body: body as { [key: string]: Json },
  }));
  return [...inPath, ...(request.body ? inBody : [])];
}

/** Returns a copy of a JSON value for each text and key in it, in which only that text or key is replaced. */
function replaceLeaves(value: Json, replace: (text: string) => string): Json[] {
  if (typeof value === 'string') return [replace(value)];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      replaceLeaves(item, replace).map((changed) => value.with(index, changed)),
    );
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...replaceLeaves(item, replace).map((changed) => ({ ...value, [key]: changed })),
    { ...value, [replace(key)]: item },
  ]);
}
