import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../domain/identifiers.ts';
import type { BrowserCookie } from '../routes/handler.ts';

/** Name of the cookie that knows a browser again before anybody has signed in. */
export const browserCookieName = '__Host-browser';

/** How long a browser is known after it last began something that it must finish itself, in seconds. */
const life = 3600;

/** Reads the secret of the browser, and makes it one where it is needed and there is none. */
export function browserCookie(request: FastifyRequest, reply: FastifyReply): BrowserCookie {
  const secret = request.cookies[browserCookieName] || null;
  return {
    secret,
    keep() {
      const kept = secret ?? newSecret();
      void reply.setCookie(browserCookieName, kept, {
        ...{ path: '/', httpOnly: true, secure: true, sameSite: 'lax' as const },
        maxAge: life,
      });
      return kept;
    },
  };
}
