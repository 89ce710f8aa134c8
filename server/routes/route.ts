import type { z } from 'zod';
import { states, type AccountState } from '../../contract/rules/states.ts';
import type { ServerState } from '../domain/health.ts';
import type { Services } from '../domain/services.ts';
import type { Visitor } from '../domain/session/knownDevices.ts';
import type { Session } from '../domain/session/sessions.ts';
import type { BrowserSecret } from '../domain/social/signInWithProvider.ts';
import type { Language } from '../i18n/language.ts';

/** Who may call a route: everyone, or signed-in accounts in some states. */
export type Access = 'open' | readonly AccountState[];

/** The session cookie of a request, for signing in and out. */
export type SessionCookie = {
  token: string | null;
  set(token: string, userId: string): void;
  clear(): void;
};

/** A validated and authorised request, without HTTP. */
export type Call<SessionOf = Session | null, Params = unknown, Query = unknown, Body = unknown> = {
  services: Services;
  state: ServerState;
  session: SessionOf;
  params: Params;
  query: Query;
  body: Body;
  language: Language;
  /** IPv4 address or /64 prefix, for rate limits. */
  address: string;
  userAgent: string;
  /** The IP address with the device cookie, for limits that depend on earlier sign-ins. */
  visitor: Visitor;
  cookie: SessionCookie;
  setDeviceCookie: (value: string) => void;
  browser: BrowserSecret;
  /** Our origin, as the browser sees it. */
  origin: string;
  /** Sets the status of a success, for routes with `otherStatus`. */
  setStatus: (status: number) => void;
  /** Returns the OpenAPI description of all routes. */
  describeApi: () => Record<string, unknown>;
};

type Description<Response extends z.ZodType> = {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  response: Response;
  /** Maximum body in bytes, if it exceeds the configured one. */
  bodyLimit?: number;
  /** Status of a success, if it is not 200. */
  status?: 201;
  /** Another status of a success, which `handle` sets. */
  otherStatus?: 201;
  /** Whether everything is read on one snapshot, as in responses with the user's money: their figures must agree. */
  isSnapshot?: true;
  /** Whether a guest gets an empty object, not 401, as from GET /api/user: browsers log each 401 as an error of the page. */
  isOpenToGuests?: boolean;
};

/** One route of the API. */
export type Route = Description<z.ZodType> & {
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  handle(call: Call): Promise<unknown>;
};

/** Defines a route; the schemas determine the types of the call and the result of `handle`. */
export function defineRoute<
  Response extends z.ZodType,
  const Allowed extends Access,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  route: Description<Response> & {
    access: Allowed;
    params?: Params;
    query?: Query;
    body?: Body;
    handle(
      call: Call<
        Allowed extends 'open' ? null : Session,
        z.infer<Params>,
        z.infer<Query>,
        z.infer<Body>
      >,
    ): Promise<z.infer<Response>>;
  },
): Route {
  return route;
}

/** Every state of an account. */
export const anyState = states.account;

/** Every state except suspended: a suspended account reads only the reason. */
export const notSuspended = [
  'pending_profile',
  'in_review',
  'approved',
  'rejected',
] as const satisfies readonly AccountState[];

/** The state that gives access to the whole app. */
export const approvedOnly = ['approved'] as const satisfies readonly AccountState[];
