import {
  codeSentSchema,
  requestOtpSchema,
  signupSchema,
  validatedSchema,
  validateTokenSchema,
} from '../contract/codes.ts';
import { devicesSchema, endDevicesSchema } from '../contract/devices.ts';
import { emptySchema } from '../contract/shared.ts';
import { signinSchema, userSchema } from '../contract/user.ts';
import { anyState, type RouteEntry } from './entry.ts';

const open = { access: 'open', owner: 'nobody', limit: 'none', money: false } as const;
const openPost = { ...open, method: 'POST' } as const;

/** Routes of the ways in and out, and of who is in. */
export const sessionRoutes = {
  requestOtp: {
    ...openPost,
    path: '/api/request/otp',
    summary: 'Send a code; for sign-in and reset alike for known and unknown addresses.',
    body: requestOtpSchema,
    answer: codeSentSchema,
  },
  validateToken: {
    ...openPost,
    path: '/api/validate/token',
    summary: 'Exchange a code or a mailed link for a proof; finish a reset.',
    body: validateTokenSchema,
    answer: validatedSchema,
  },
  signup: {
    ...openPost,
    path: '/api/signup',
    summary: 'Open an account for a proven address.',
    body: signupSchema,
    answer: userSchema,
    status: 201,
  },
  signin: {
    ...openPost,
    path: '/api/signin',
    summary: 'Sign in with e-mail and password.',
    body: signinSchema,
    answer: userSchema,
    limit: 'signin',
  },
  logout: {
    ...openPost,
    path: '/api/logout',
    summary: 'End the session, if there is one.',
    body: emptySchema,
    answer: emptySchema,
  },
  user: {
    method: 'GET',
    owner: 'self',
    limit: 'none',
    money: false,
    path: '/api/user',
    summary: 'The current user; a guest gets 401 and an empty object.',
    access: anyState,
    answer: userSchema,
    isQuiet: true,
  },
  devices: {
    method: 'GET',
    owner: 'self',
    limit: 'none',
    money: false,
    path: '/api/user/session',
    summary: 'The devices on which I am signed in.',
    access: anyState,
    answer: devicesSchema,
  },
  endDevices: {
    method: 'POST',
    owner: 'self',
    limit: 'writes',
    money: false,
    path: '/api/user/session',
    summary: 'Sign out one device, all others, or all.',
    access: anyState,
    body: endDevicesSchema,
    answer: devicesSchema,
  },
} as const satisfies Record<string, RouteEntry>;
