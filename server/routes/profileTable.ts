import { payoutAnswerSchema, payoutUpdateSchema } from '../contract/payout.ts';
import {
  phoneSchema,
  profileImageSavedSchema,
  profileImageSchema,
  profileInitialSchema,
  profileInitSchema,
  profileSavedSchema,
  profileUpdateSchema,
  userAnswerSchema,
} from '../contract/profile.ts';
import { approvedOnly, onTheWay, type RouteEntry } from './entry.ts';

const read = { method: 'GET', owner: 'self', limit: 'none', money: false } as const;
const write = { method: 'POST', owner: 'self', limit: 'writes', money: false } as const;

/** Routes of what people tell of themselves. */
export const profileRoutes = {
  profileInitial: {
    ...read,
    path: '/api/profile/init',
    summary: 'My profile, and what can be chosen in it.',
    access: onTheWay,
    answer: profileInitialSchema,
  },
  profileInit: {
    ...write,
    path: '/api/profile/init',
    summary: 'Send my profile to the review.',
    access: onTheWay,
    body: profileInitSchema,
    answer: userAnswerSchema,
  },
  profile: {
    ...write,
    path: '/api/profile',
    summary: 'Save parts of my profile, or a proven address.',
    access: onTheWay,
    body: profileUpdateSchema,
    answer: profileSavedSchema,
  },
  image: {
    ...write,
    path: '/api/profile/image',
    summary: 'Take or remove my picture.',
    access: onTheWay,
    body: profileImageSchema,
    bodyLimit: 7 * 1024 * 1024,
    answer: profileImageSavedSchema,
  },
  phone: {
    ...write,
    path: '/api/profile/phone',
    summary: 'Take a phone number that a code has proven.',
    access: onTheWay,
    body: phoneSchema,
    answer: userAnswerSchema,
  },
  payout: {
    ...read,
    path: '/api/profile/payment',
    summary: 'Where my payouts go, masked.',
    access: approvedOnly,
    answer: payoutAnswerSchema,
  },
  savePayout: {
    ...write,
    path: '/api/profile/payment',
    summary: 'Change where my payouts go, with the proof of a code.',
    access: approvedOnly,
    body: payoutUpdateSchema,
    answer: payoutAnswerSchema,
    money: true,
  },
} as const satisfies Record<string, RouteEntry>;
