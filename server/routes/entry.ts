import type { z } from 'zod';
import type { AccountState } from '../contract/states.ts';

/** Who may call: anybody, or signed-in accounts in some states. */
export type Access = 'open' | readonly AccountState[];

/** One row of the route table. */
export type RouteEntry = {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  access: Access;
  /** Whose rows the call touches: nobody's, or only those of the session's account. */
  owner: 'nobody' | 'self';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Largest body in bytes, where the one of the configuration is too small. */
  bodyLimit?: number;
  answer: z.ZodType;
  /** Status of the answer where it is not 200. */
  status?: 201;
  /** Which limit counts the call, on top of the one for all calls of an address. */
  limit: 'none' | 'writes' | 'signin';
  /** Whether the call moves money or leads to it, so that it must be idempotent. */
  money: boolean;
  /** Whether a guest is refused without words, as GET /api/user does. */
  isQuiet?: boolean;
};

/** Every state of an account. */
export const anyState: readonly AccountState[] = [
  'pending_profile',
  'in_review',
  'approved',
  'rejected',
  'suspended',
];

/** The state that opens the app. */
export const approvedOnly: readonly AccountState[] = ['approved'];

/** States in which a profile can be written: on the way into the app, and within it. */
export const onTheWay: readonly AccountState[] = ['pending_profile', 'approved'];
