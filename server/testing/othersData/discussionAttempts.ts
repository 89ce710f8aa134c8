import { randomUUID } from 'node:crypto';
import type { DiscussionPosted } from '../../../contract/schemas/discussion.ts';
import { assertSuccess, type AccessAttempt, type Scene } from './accessAttempt.ts';
import { day } from '../../durations.ts';
import { exampleUpload } from '../exampleUpload.ts';

const ownersJob = '/api/job/harbour-roaster-visit';
const othersJob = '/api/job/wren-desk-reset';
const invitedJob = '/api/job/ridgeway-overnight';

const write = (body = 'A question', media: object[] = []) => ({
  body,
  media,
  client_ref: randomUUID(),
});

/** Sends a message as the owner and returns it. */
async function sendAsOwner({ owner }: Scene, body = write()) {
  const posted = await owner.post<DiscussionPosted>(`${ownersJob}/discussion`, body);
  if (!posted.body.message) throw new Error(`${posted.status}: the owner could not write.`);
  return posted.body.message;
}

async function uploadAsOwner(scene: Scene): Promise<string> {
  const { media } = await sendAsOwner(scene, write('A picture', [exampleUpload]));
  return media[0]?.url ?? '';
}

/** Returns an attempt to use a picture of the owner in the body of a call. */
const withOwnersPicture = (path: string, getBody: (media: object[]) => object): AccessAttempt[] => [
  {
    title: 'use a picture of the owner',
    async arrange(scene) {
      const url = await uploadAsOwner(scene);
      return () => scene.other.post(path, getBody([{ url }]));
    },
  },
];

/** Returns an attempt to call a URL that contains the id of a message of the owner. */
const withOwnersMessage = (title: string, getUrl: (id: string) => string): AccessAttempt[] => [
  {
    title,
    async arrange(scene) {
      const { id } = await sendAsOwner(scene);
      return () => scene.other.get(getUrl(id));
    },
  },
];

const work = {
  task_id: 'wren-desk-reset-1',
  step: 'draft',
  caption: '',
  links: [],
  notes: '',
  metrics: {},
};

/** Attempts to access the owner's invitations, messages and pictures. */
export const discussionAttempts: Record<string, AccessAttempt[]> = {
  'GET /api/job/:id/invitation id': [
    {
      title: 'see the owner’s invitation',
      hasOwnEffect: true,
      arrange: ({ other }) => Promise.resolve(() => other.get(`${invitedJob}/invitation`)),
    },
  ],
  'POST /api/job/:id/invitation id': [
    {
      title: 'decline the owner’s invitation',
      arrange: ({ other }) =>
        Promise.resolve(() => other.post(`${invitedJob}/invitation`, { action: 'decline' })),
    },
    {
      title: 'accept the owner’s invitation',
      arrange: ({ other }) =>
        Promise.resolve(() =>
          other.post(`${invitedJob}/invitation`, {
            action: 'accept',
            account: 'instagram',
            accept_terms: true,
          }),
        ),
    },
  ],
  'GET /api/job/:id/discussion id': withOwnersMessage(
    'read the owner’s discussion',
    () => `${ownersJob}/discussion`,
  ),
  'GET /api/job/:id/discussion after': withOwnersMessage(
    'find out about a message of the owner',
    (id) => `${othersJob}/discussion?after=${id}`,
  ),
  'GET /api/job/:id/discussion before': withOwnersMessage(
    'find out about a message of the owner',
    (id) => `${othersJob}/discussion?before=${id}`,
  ),
  'POST /api/job/:id/discussion id': [
    {
      title: 'write in the owner’s discussion',
      arrange: ({ other }) => Promise.resolve(() => other.post(`${ownersJob}/discussion`, write())),
    },
  ],
  'POST /api/job/:id/discussion read_up_to': [
    {
      title: 'mark the owner’s messages as read',
      async arrange(scene) {
        const { id } = await sendAsOwner(scene);
        return () => scene.other.post(`${othersJob}/discussion`, { read_up_to: id });
      },
    },
  ],
  'POST /api/job/:id/discussion task_id': [
    {
      title: 'ask for more time for the owner’s task',
      arrange: ({ other }) =>
        Promise.resolve(() =>
          other.post(`${othersJob}/discussion`, {
            kind: 'extension_request',
            task_id: 'harbour-roaster-visit-1',
            // After the due date, but within the longest extension.
            until: new Date(Date.now() + 40 * day).toISOString(),
            body: 'Not mine',
            client_ref: randomUUID(),
          }),
        ),
    },
  ],
  'POST /api/job/:id/discussion client_ref': [
    {
      title: 'get the owner’s message by the idempotency key',
      hasOwnEffect: true,
      async arrange(scene) {
        const body = write('Only for the brand');
        await sendAsOwner(scene, body);
        return () => scene.other.post(`${othersJob}/discussion`, body);
      },
    },
  ],
  'POST /api/job/:id/discussion url': withOwnersPicture(`${othersJob}/discussion`, (media) =>
    write('Mine?', media),
  ),
  'POST /api/job/:id/submission url': withOwnersPicture(`${othersJob}/submission`, (media) => ({
    ...work,
    media,
    base_saved_at: null,
  })),
  'POST /api/job/:id/submit/task url': withOwnersPicture(`${othersJob}/submit/task`, (media) => ({
    ...work,
    media,
    checklist: {},
    client_ref: randomUUID(),
  })),
};

/** Uploads a picture as the owner and returns its address. */
export async function uploadPrivatePicture(scene: Scene): Promise<string> {
  const url = await uploadAsOwner(scene);
  await assertSuccess(scene.owner.get(url));
  return url;
}
