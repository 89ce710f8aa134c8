import { createHmac } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noUser, userHeader } from '../../contract/rules/requestHeaders.ts';
import type { Config } from '../config.ts';
import { newSecret } from '../domain/identifiers.ts';
import type { BrowserSecret } from '../domain/social/signInWithProvider.ts';
import { day, hour, second } from '../durations.ts';
import type { SessionCookie } from '../routes/route.ts';

const names = {
  session: 'session',
  /** Identifies a browser before it has a session. */
  browser: 'browser',
  /** Identifies a device that has signed in before. */
  device: 'device',
};

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
const loopbackAddress = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * Returns whether a request comes from a browser on this machine over plain HTTP. Safari stores no `Secure` cookies there, so its
 * cookies have no `Secure` and no prefix. An attacker who forges the Host header does not have a loopback address, and a site
 * whose name resolves to one does not have a loopback host.
 */
function isPlainLoopback(request: FastifyRequest, { server }: Config): boolean {
  return (
    request.protocol === 'http' &&
    !server.publicOrigin.startsWith('https:') &&
    loopbackHosts.includes(request.host.replace(/:\d+$/, '')) &&
    loopbackAddress.test(request.ip)
  );
}

/**
 * Returns the full name of a cookie: browsers require Secure, Path=/ and no Domain for the prefix. Cookies over plain HTTP on loopback
 * (`isPlain`) have no prefix.
 */
export function getCookieName(
  base: keyof typeof names,
  { isPlain = false }: { isPlain?: boolean } = {},
): string {
  return isPlain ? names[base] : `__Host-${names[base]}`;
}

/** Returns the token in the session cookie of a request. */
export function readSessionToken(request: FastifyRequest, config: Config): string | null {
  const name = getCookieName('session', { isPlain: isPlainLoopback(request, config) });
  return request.cookies[name] ?? null;
}

/** The cookies of a request, which can also be set in its response. */
export type Cookies = {
  session: SessionCookie;
  browser: BrowserSecret;
  device: { value: string | null; set: (value: string) => void };
};

// Derives the secret from an idempotency key, so that both responses set the same cookie if a browser without one sends a request twice.
function deriveSecret({ encryption }: Config, key: string): string {
  return createHmac('sha256', encryption.current.key).update(`browser:${key}`).digest('base64url');
}

/** Returns the cookies of a request. */
export function openCookies(request: FastifyRequest, reply: FastifyReply, config: Config): Cookies {
  const isPlain = isPlainLoopback(request, config);
  const attributes: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    secure: !isPlain,
    sameSite: 'lax',
  };
  const open = (base: keyof typeof names, lifetime: number) => {
    const name = getCookieName(base, { isPlain });
    return {
      value: request.cookies[name] || null,
      set: (value: string) =>
        void reply.setCookie(name, value, { ...attributes, maxAge: lifetime / second }),
      clear: () => void reply.clearCookie(name, attributes),
    };
  };
  const session = open('session', config.session.absolute);
  const browser = open('browser', hour);
  return {
    session: {
      token: session.value,
      set(token, userId) {
        session.set(token);
        void reply.header(userHeader, userId);
      },
      clear() {
        session.clear();
        void reply.header(userHeader, noUser);
      },
    },
    browser: {
      secret: browser.value,
      getOrCreate(key) {
        const value = browser.value ?? (key ? deriveSecret(config, key) : newSecret());
        browser.set(value);
        return value;
      },
    },
    device: open('device', 365 * day),
  };
}
