import { z } from 'zod';
import {
  connectAnswerSchema,
  connectBodySchema,
  connectedSchema,
  tripAnswerSchema,
  tripSchema,
} from '../contract/social.ts';
import { onTheWay, type RouteEntry } from './entry.ts';

// Any word: one that is no provider is not found, rather than not valid.
const params = z.strictObject({ provider: z.string().min(1).max(40) });
const trip = {
  method: 'POST',
  access: 'open',
  owner: 'nobody',
  params,
  body: tripSchema,
  answer: tripAnswerSchema,
  limit: 'signin',
  money: false,
} as const;

/** Routes of signing in, joining and connecting by a social account. */
export const socialRoutes = {
  signinBy: {
    ...trip,
    path: '/api/signin/:provider',
    summary: 'Begin to sign in at a provider, or finish it.',
  },
  signupBy: {
    ...trip,
    path: '/api/signup/:provider',
    summary: 'Begin to join by a provider, or finish it; who is known there is signed in.',
  },
  connect: {
    method: 'POST',
    path: '/api/connect/:provider',
    summary: 'Connect an account, prove it by a code in its bio, or disconnect it.',
    access: onTheWay,
    owner: 'self',
    params,
    body: connectBodySchema,
    answer: connectAnswerSchema,
    limit: 'writes',
    money: false,
  },
  connected: {
    method: 'GET',
    path: '/api/profile/connected/social',
    summary: 'My connected accounts.',
    access: onTheWay,
    owner: 'self',
    answer: connectedSchema,
    limit: 'none',
    money: false,
  },
} as const satisfies Record<string, RouteEntry>;
