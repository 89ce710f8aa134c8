import { z } from 'zod';
import { api } from '../../contract/api.ts';
import {
  closeAccountSchema,
  closingPlanSchema,
  closingSchema,
} from '../../contract/schemas/closing.ts';
import { devicesSchema, endDevicesSchema } from '../../contract/schemas/devices.ts';
import { emptySchema } from '../../contract/schemas/shared.ts';
import { signinSchema, userSchema } from '../../contract/schemas/user.ts';
import { readUser } from '../domain/views/currentUser.ts';
import { endDevices, listDevices } from '../domain/session/devices.ts';
import { closeAccount, keepAccount } from '../domain/privacy/closeAccount.ts';
import { readClosingPlan } from '../domain/privacy/closingPlan.ts';
import { exportOwnData } from '../domain/privacy/exportPerson.ts';
import { closeSession } from '../domain/session/sessions.ts';
import { signIn } from '../domain/session/signIn.ts';
import { anyState, defineRoute, notSuspended } from './route.ts';
import { startSession } from './startSession.ts';

/** Signing in and out, the current user, and the user's devices. */
export const sessionRoutes = [
  defineRoute(api.signin, {
    summary: 'Sign in with email and password',
    access: 'open',
    body: signinSchema,
    response: userSchema,
    async handle(call) {
      const { accountId, refund } = await signIn(call.services, call.body, call.visitor);
      // A successful sign-in takes back the attempts that it counted against the rate limit.
      return startSession(call, accountId, { finish: refund });
    },
  }),
  defineRoute(api.logout, {
    summary: 'Sign out',
    access: 'open',
    body: emptySchema,
    response: emptySchema,
    async handle({ services, cookie }) {
      if (cookie.token) await closeSession(services.db, cookie.token);
      cookie.clear();
      return {};
    },
  }),
  defineRoute(api.user, {
    summary: 'Get the current user; 401 with an empty object for a guest',
    access: anyState,
    response: userSchema,
    isSilent: true,
    handle: ({ services, session }) => readUser(services.db, session),
  }),
  defineRoute(api.devices, {
    summary: 'List the devices that the user is signed in on',
    access: notSuspended,
    response: devicesSchema,
    async handle({ services, session }) {
      return { data: await listDevices(services, session) };
    },
  }),
  defineRoute(api.endDevices, {
    summary: 'Sign out one device, all others, or all',
    access: notSuspended,
    body: endDevicesSchema,
    response: devicesSchema,
    async handle({ services, session, body, cookie }) {
      const isSignedOut = await endDevices(services, session, body.end);
      if (!isSignedOut) return { data: await listDevices(services, session) };
      cookie.clear();
      return { data: [] };
    },
  }),
  defineRoute(api.userData, {
    summary: 'Download everything that is stored about the user',
    access: notSuspended,
    response: z.record(z.string(), z.unknown()),
    handle: ({ services, session }) => exportOwnData(services, session.id),
  }),
  defineRoute(api.closingPlan, {
    summary: 'Get what closing the account ends, and what prevents it',
    access: notSuspended,
    isSnapshot: true,
    response: closingPlanSchema,
    handle: ({ services, session }) => readClosingPlan(services.db, services, session.id),
  }),
  defineRoute(api.closeAccount, {
    summary: 'Close the account, or keep one that is being closed',
    access: anyState,
    body: closeAccountSchema,
    response: closingSchema,
    async handle({ services, session, body, cookie }) {
      if (body.action === 'keep') return keepAccount(services, session.id);
      const closing = await closeAccount(services, session, body);
      cookie.clear();
      return closing;
    },
  }),
];
