import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../routes/handler.ts';

/** Name of the session cookie; the prefix makes browsers demand Secure, Path=/ and no Domain. */
export const sessionCookieName = '__Host-session';

const attributes: CookieSerializeOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
};

/** Reads the session cookie of a request and can set or clear it in the answer; `life` in ms. */
export function sessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  life: number,
): SessionCookie {
  return {
    token: request.cookies[sessionCookieName] ?? null,
    set: (token) =>
      void reply.setCookie(sessionCookieName, token, { ...attributes, maxAge: life / 1000 }),
    clear: () => void reply.clearCookie(sessionCookieName, attributes),
  };
}
