import { z } from 'zod';
import { api } from '../../contract/api.ts';
import { canEditProfile } from '../../contract/rules/states.ts';
import {
  connectBodySchema,
  connectedSchema,
  connectResponseSchema,
  oauthFlowResponseSchema,
  oauthFlowSchema,
} from '../../contract/schemas/social.ts';
import { connectAccount } from '../domain/social/connectAccount.ts';
import { readConnections } from '../domain/social/readConnections.ts';
import { signInWithProvider } from '../domain/social/signInWithProvider.ts';
import { defineRoute } from './route.ts';
import { adoptSession } from './startSession.ts';

// Accepts any text, so that an unknown provider gets 404 rather than 422.
const params = z.strictObject({ provider: z.string().min(1).max(40) });

/** Signing in and up with a provider, and connecting social accounts. */
export const socialRoutes = [
  oauthRoute('signin', 'Start signing in with a provider, or finish it'),
  oauthRoute('signup', 'Start signing up with a provider, or finish it; a known user is signed in'),
  defineRoute(api.connect, {
    summary:
      'Connect an account, verify it by a code in its bio, update its figures, or disconnect it',
    access: canEditProfile,
    params,
    body: connectBodySchema,
    response: connectResponseSchema,
    handle: ({ services, session, params: { provider: platform }, ...call }) =>
      connectAccount(services, { ...call, accountId: session.id, platform }),
  }),
  defineRoute(api.connectedAccounts, {
    summary: 'List the connected accounts',
    access: canEditProfile,
    response: connectedSchema,
    async handle({ services, session, language }) {
      return { data: await readConnections(services, session.id, language) };
    },
  }),
];

function oauthRoute(type: 'signin' | 'signup', summary: string) {
  return defineRoute(type === 'signin' ? api.signinWithProvider : api.signupWithProvider, {
    summary,
    access: 'open',
    params,
    body: oauthFlowSchema,
    response: oauthFlowResponseSchema,
    async handle(call) {
      const {
        services,
        params: { provider },
      } = call;
      const result = await signInWithProvider(services, { ...call, type, provider });
      return 'token' in result
        ? { user: await adoptSession(services.db, call, result.token) }
        : result;
    },
  });
}
