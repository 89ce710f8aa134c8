import { randomUUID } from 'node:crypto';
import { assertSuccess, type AccessAttempt } from './accessAttempt.ts';

const ownersJob = '/api/job/harbour-roaster-visit';
const othersJob = '/api/job/wren-desk-reset';
const draft = { task_id: 'harbour-roaster-visit-1', step: 'draft', caption: 'Not mine' };
const work = { ...draft, links: [], media: [], notes: '', metrics: {}, checklist: {} };

/** An attempt that sends a body as the other user. */
const post = (path: string, title: string, body: object): AccessAttempt => ({
  title,
  arrange: ({ other }) => Promise.resolve(() => other.post(path, body)),
});

function createTicket() {
  return {
    topic: 'job',
    subject: 'A question',
    message: 'When does it begin, please?',
    email: 'arabic@demo.test',
    job_id: 'harbour-roaster-visit',
    client_ref: randomUUID(),
  };
}

function createDispute(key: string) {
  return { topic: 'dispute', about: 'hold', job_id: 'harbour-cold-brew', client_ref: key };
}

/** Attempts to access the owner's jobs, work and messages. */
export const workAttempts: Record<string, AccessAttempt[]> = {
  'GET /api/job/:id id': [
    {
      title: 'see the owner’s part of a job',
      hasOwnEffect: true,
      arrange: ({ other }) => Promise.resolve(() => other.get(ownersJob)),
    },
  ],
  'POST /api/job/:id/apply id': [
    post('/api/job/mosaic-thirty-days/apply', 'withdraw the owner’s application', {
      action: 'withdraw',
    }),
    post(`${ownersJob}/apply`, 'drop out of the owner’s job', {
      action: 'drop',
      reason: 'Not mine',
    }),
  ],
  'POST /api/job/:id/apply client_ref': [
    {
      title: 'get the owner’s response by the idempotency key',
      hasOwnEffect: true,
      async arrange({ owner, other }) {
        const path = '/api/job/petal-sunday-stems/apply';
        const application = { action: 'apply', account: 'instagram', accept_terms: true };
        const body = { ...application, client_ref: randomUUID() };
        await assertSuccess(owner.post(path, body));
        return () => other.post(path, body);
      },
    },
  ],
  'GET /api/job/:id/submission id': [
    {
      title: 'see the owner’s work',
      arrange: ({ other }) => Promise.resolve(() => other.get(`${ownersJob}/submission`)),
    },
  ],
  'POST /api/job/:id/submission id': [
    post(`${ownersJob}/submission`, 'save the owner’s draft', { ...draft, base_saved_at: null }),
  ],
  'POST /api/job/:id/submission task_id': [
    post(`${othersJob}/submission`, 'save the owner’s task through their own job', {
      ...draft,
      base_saved_at: null,
    }),
  ],
  'POST /api/job/:id/submit/task id': [
    post(`${ownersJob}/submit/task`, 'submit the owner’s work', {
      ...work,
      client_ref: randomUUID(),
    }),
  ],
  'POST /api/job/:id/submit/task task_id': [
    post(`${othersJob}/submit/task`, 'submit the owner’s task through their own job', {
      ...work,
      client_ref: randomUUID(),
    }),
  ],
  'POST /api/job/:id/submit/task client_ref': [
    {
      title: 'get the response to the owner’s submission by the idempotency key',
      async arrange({ owner, other }) {
        const path = '/api/job/tablemates-sunday-batch/submit/task';
        const body = {
          ...work,
          task_id: 'tablemates-sunday-batch-1',
          step: 'live',
          links: ['https://youtu.be/dQw4w9WgXcQ'],
          client_ref: randomUUID(),
        };
        await assertSuccess(owner.post(path, body));
        return () => other.post(path, body);
      },
    },
  ],
  'POST /api/contactus job_id': [
    {
      title: 'learn about the owner’s work with a message about its job',
      hasOwnEffect: true,
      arrange: ({ other }) => Promise.resolve(() => other.post('/api/contactus', createTicket())),
    },
    {
      title: 'ask about the owner’s payment, so that the question shows at it',
      hasOwnEffect: true,
      arrange: ({ other }) => {
        const about = { topic: 'payment', job_id: 'kindly-shelter-day' };
        return Promise.resolve(() => other.post('/api/contactus', { ...createTicket(), ...about }));
      },
    },
    {
      title: 'open a case about the owner’s payment',
      arrange: ({ other }) =>
        Promise.resolve(() => other.post('/api/contactus', createDispute(randomUUID()))),
    },
  ],
  'POST /api/contactus client_ref': [
    {
      title: 'get the reference of the owner’s ticket by the idempotency key',
      hasOwnEffect: true,
      async arrange({ owner, other }) {
        const body = createTicket();
        await assertSuccess(owner.post('/api/contactus', body));
        return () => other.post('/api/contactus', body);
      },
    },
    {
      title: 'get the reference of the owner’s case by the idempotency key',
      async arrange({ owner, other }) {
        const body = createDispute(randomUUID());
        await assertSuccess(owner.post('/api/contactus', body));
        return () => other.post('/api/contactus', body);
      },
    },
  ],
};
