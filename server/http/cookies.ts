import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../domain/identifiers.ts';
import type { BrowserSecret } from '../domain/social/signInWithProvider.ts';
import { day, hour, second } from '../durations.ts';
import type { SessionCookie } from '../routes/route.ts';

/** Name of the session cookie; browsers require Secure, Path=/ and no Domain for its prefix. */
export const sessionCookieName = '__Host-session';

/** Name of the cookie that identifies a browser before it has a session. */
export const browserCookieName = '__Host-browser';

/** Name of the cookie of a device that has signed in before. */
export const deviceCookieName = '__Host-device';

const attributes: CookieSerializeOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
};

/** Returns the session cookie of a request, with functions that set or clear it; `lifetime` in ms. */
export function getSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  lifetime: number,
): SessionCookie {
  return {
    token: request.cookies[sessionCookieName] ?? null,
    set: (token) =>
      void reply.setCookie(sessionCookieName, token, { ...attributes, maxAge: lifetime / second }),
    clear: () => void reply.clearCookie(sessionCookieName, attributes),
  };
}

/** Sets the device cookie for a year. */
export function setDeviceCookie(reply: FastifyReply, value: string): void {
  void reply.setCookie(deviceCookieName, value, { ...attributes, maxAge: (365 * day) / second });
}

/** Returns the secret of the browser cookie; `getOrCreate` sets the cookie for an hour. */
export function getBrowserSecret(request: FastifyRequest, reply: FastifyReply): BrowserSecret {
  const secret = request.cookies[browserCookieName] || null;
  return {
    secret,
    getOrCreate() {
      const value = secret ?? newSecret();
      void reply.setCookie(browserCookieName, value, { ...attributes, maxAge: hour / second });
      return value;
    },
  };
}
