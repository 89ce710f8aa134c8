import type { OAuthFlowType } from '../../../contract/rules/platforms.ts';
import { assertSuccess, type AccessAttempt, type Scene } from './accessAttempt.ts';
import { codeAttempts } from './codeAttempts.ts';
import { discussionAttempts } from './discussionAttempts.ts';
import { moneyAttempts } from './moneyAttempts.ts';
import { beginFlow, giveConsent } from '../oauthFlow.ts';
import { workAttempts } from './workAttempts.ts';

/** Attempts to use what the owner has received from a provider in an OAuth flow. */
function oauthAttempts(type: OAuthFlowType): Record<string, AccessAttempt[]> {
  const path = `/api/${type}/youtube`;
  const getOwnersCallback = async ({ server, owner }: Scene) =>
    giveConsent(server, await beginFlow(owner, type, 'youtube'), { who: 'demo-approved' });
  const state: AccessAttempt = {
    title: 'finish an OAuth flow of another browser',
    async arrange(scene) {
      const callback = await getOwnersCallback(scene);
      return () => scene.other.post(path, callback);
    },
  };
  const code: AccessAttempt = {
    title: 'use the code of another OAuth flow',
    async arrange(scene) {
      const callback = await getOwnersCallback(scene);
      const address = await beginFlow(scene.other, type, 'youtube');
      return () =>
        scene.other.post(path, { ...callback, state: address.searchParams.get('state') });
    },
  };
  return {
    [`POST /api/${type}/:provider state`]: [state],
    [`POST /api/${type}/:provider code`]: [code],
  };
}

/** By `METHOD path input`: attempts for every input of the API that can refer to the data of another user. */
export const accessAttempts: Record<string, AccessAttempt[]> = {
  ...codeAttempts,
  ...workAttempts,
  ...discussionAttempts,
  ...moneyAttempts,
  ...oauthAttempts('signin'),
  ...oauthAttempts('signup'),
  ...oauthAttempts('connect'),
  'POST /api/user/closing ends': [
    {
      title: 'end the jobs of another user by closing an account',
      arrange({ other }) {
        const body = { action: 'close', ends: ['clearwell-two-minutes'], gives_up: [] };
        return Promise.resolve(() => other.post('/api/user/closing', body));
      },
    },
  ],
  'POST /api/connect/:provider handle': [
    {
      title: 'connect the handle of another user without the code in its bio',
      async arrange({ other }) {
        const account = { handle: 'mayamakes', profile_url: 'lemon8-app.com/@mayamakes' };
        await assertSuccess(other.post('/api/connect/lemon8', account));
        return () => other.post('/api/connect/lemon8', { verify: true });
      },
    },
  ],
};
