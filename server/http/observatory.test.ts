import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A response as the scanner sees it: header names in lower case, one entry per cookie. */
type Scanned = { headers: Record<string, string>; cookies: string[]; html: string };

/** The directives of a policy. */
function parsePolicy({ headers }: Scanned): Map<string, string[]> {
  const directives = (headers['content-security-policy'] ?? '').split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];

function ratePolicy(page: Scanned): number {
  const policy = parsePolicy(page);
  if (policy.size === 0 || policy.has('')) return -25;
  const get = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const hasAny = (name: string, sources: string[]) =>
    get(name).some((source) => sources.includes(source));
  const scripts = get('script-src');
  if (scripts.includes("'strict-dynamic'") && !scripts.some((one) => one.startsWith("'nonce-"))) {
    return -25;
  }
  if (hasAny('script-src', [...broad, "'unsafe-inline'", 'data:'])) return -20;
  if (hasAny('object-src', broad)) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if (hasAny('script-src', ["'unsafe-eval'"]) || hasAny('style-src', ["'unsafe-eval'"])) return -10;
  if (hasAny('style-src', [...broad, "'unsafe-inline'", 'data:'])) return 0;
  const isClosed = policy.get('default-src')?.join() === "'none'";
  const hasOwnForms = ["'none'", "'self'"].includes(policy.get('form-action')?.join() ?? '');
  return isClosed && hasOwnForms ? 10 : 5;
}

function rateCookies({ cookies }: Scanned): number {
  const lacks = (attribute: RegExp) => cookies.some((cookie) => !attribute.test(cookie));
  if (cookies.length === 0) return 0;
  if (lacks(/;\s*secure/i)) return -40;
  if (lacks(/;\s*httponly/i)) return -30;
  if (cookies.some((cookie) => /;\s*samesite=(?!lax|strict)/i.test(cookie))) return -20;
  return lacks(/;\s*samesite=/i) ? 0 : 5;
}

function rateHsts({ headers }: Scanned): number {
  const header = headers['strict-transport-security'];
  const age = /max-age=(\d+)/i.exec(header ?? '')?.[1];
  if (age === undefined || header?.includes(',')) return -20;
  return Number(age) < 15_552_000 ? -10 : 0;
}

function rateReferrer({ headers }: Scanned): number {
  const header = headers['referrer-policy'];
  if (header === undefined) return 0;
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return isPrivate.test(header) ? 5 : -5;
}

function rateFrames(page: Scanned): number {
  if (parsePolicy(page).has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(page.headers['x-frame-options'] ?? '') ? 0 : -20;
}

function rateScripts({ html }: Scanned): number {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) => src);
  if (sources.some((src) => /^(http:)?\/\//.test(src))) return -50;
  return sources.some((src) => /^https:/.test(src)) ? -5 : 0;
}

/**
 * The tests of the HTTP Observatory with their points. Source: https://developer.mozilla.org/observatory and
 * https://github.com/mdn/mdn-http-observatory (src/grader/charts.js, src/analyzer/tests), as of version 1.4. Not
 * here: the redirection from http, which is the task of the proxy in front, and the list of preloaded hosts.
 */
const tests: Record<string, (page: Scanned) => number> = {
  'Content Security Policy': ratePolicy,
  Cookies: rateCookies,
  'Cross-Origin Resource Sharing': ({ headers }) =>
    headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
  'Cross-Origin Resource Policy': ({ headers }) => {
    const header = headers['cross-origin-resource-policy'];
    if (header === undefined || header === 'cross-origin') return 0;
    return ['same-origin', 'same-site'].includes(header) ? 10 : -5;
  },
  'Referrer Policy': rateReferrer,
  'Strict Transport Security': rateHsts,
  'Subresource Integrity': rateScripts,
  'X-Content-Type-Options': ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  'X-Frame-Options': rateFrames,
};

/** Returns the points of a page: bonuses count only if the penalties leave 90 or more. */
function rate(page: Scanned): { score: number; points: Record<string, number> } {
  const points = Object.fromEntries(Object.entries(tests).map(([name, run]) => [name, run(page)]));
  const sum = (isCounted: (point: number) => boolean) =>
    Object.values(points)
      .filter(isCounted)
      .reduce((total, point) => total + point, 0);
  const base = Math.max(0, 100 + sum((point) => point < 0));
  return { score: base < 90 ? base : base + sum((point) => point > 0), points };
}

let server: TestServer;
const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-app-'));
beforeAll(async () => {
  const script = '<script type="module" nonce="__CSP_NONCE__" src="/assets/main.js"></script>';
  writeFileSync(path.join(dir, 'index.html'), `<!doctype html>${script}`);
  const env = { APP_DIR: dir, PUBLIC_ORIGIN: 'https://app.example' };
  server = await openTestServer({ env });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

async function scan(url: string): Promise<Scanned> {
  const { headers, body } = await server.app.inject({ url });
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    cookies: [headers['set-cookie'] ?? []].flat(),
    html: body,
  };
}

test.each(['/', '/home', '/signin', '/jobs/7'])(
  'the HTTP Observatory gives the page at %s 130 points or more',
  async (url) => {
    const { score, points } = rate(await scan(url));
    expect(points).toEqual({ ...points, 'Content Security Policy': 10, Cookies: 0 });
    expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(130);
  },
);

test('the cookies of a sign-in count as a bonus', async () => {
  const user = server.guest();
  const { headers } = await user.signIn('approved');
  const cookies = [headers['set-cookie'] ?? []].flat();
  expect(cookies.length).toBeGreaterThan(1);
  expect(rateCookies({ headers: {}, cookies, html: '' })).toBe(5);
});

test.each([
  ['content-security-policy', "script-src 'self' 'unsafe-inline'", 80],
  ['content-security-policy', "default-src 'self'", 120],
  ['strict-transport-security', 'max-age=600', 120],
  ['x-content-type-options', 'sniff', 125],
  ['referrer-policy', 'unsafe-url', 120],
  ['cross-origin-resource-policy', 'cross-origin', 120],
])('the score falls with the header %s: %s', async (name, value, expected) => {
  const page = await scan('/home');
  expect(rate({ ...page, headers: { ...page.headers, [name]: value } }).score).toBe(expected);
});
