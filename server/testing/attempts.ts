import { expectDone, type Attempt, type Scene } from './attempt.ts';
import { attemptsAtWork } from './attemptsAtWork.ts';
import { attemptsWithCodes } from './attemptsWithCodes.ts';
import { begin, consent } from './oauthFlow.ts';

function trips(type: 'signin' | 'signup' | 'connect'): Record<string, Attempt[]> {
  const path = `/api/${type}/youtube`;
  const mine = async ({ server, me }: Scene) =>
    consent(server, await begin(me, type, 'youtube'), { who: 'demo-approved' });
  const state: Attempt = {
    does: 'come back from a trip of another browser',
    async arrange(scene) {
      const returned = await mine(scene);
      return () => scene.other.post(path, returned);
    },
  };
  const code: Attempt = {
    does: 'bring the code of another trip',
    async arrange(scene) {
      const returned = await mine(scene);
      const own = (await begin(scene.other, type, 'youtube')).searchParams.get('state');
      return () => scene.other.post(path, { ...returned, state: own });
    },
  };
  return {
    [`POST /api/${type}/:provider state`]: [state],
    [`POST /api/${type}/:provider code`]: [code],
  };
}

/** Tries at what is mine, for every input of the API that can name it. */
export const attempts: Record<string, Attempt[]> = {
  ...attemptsWithCodes,
  ...attemptsAtWork,
  ...trips('signin'),
  ...trips('signup'),
  ...trips('connect'),
  'POST /api/connect/:provider handle': [
    {
      does: 'connect my handle without the code in its bio',
      async arrange({ other }) {
        const profile = 'lemon8-app.com/@mayamakes';
        const named = { handle: 'mayamakes', profile_url: profile };
        await expectDone(other.post('/api/connect/lemon8', named));
        return () => other.post('/api/connect/lemon8', { verify: true });
      },
    },
  ],
};
