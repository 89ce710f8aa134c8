import type { FastifyRequest } from 'fastify';
import type { DomainError } from '../domain/domainError.ts';
import type { MessageKey } from '../i18n/catalogue.ts';
import { toVisitorAddress } from './visitorAddress.ts';

/** What happened, in the field `action` of a line with the event `security`. */
type SecurityAction = 'signin-failed' | 'access-refused' | 'limit-reached' | 'contact-changed';

// Sign-ins by a password, by a code or link, and by an account of a provider.
const failedSignIns: readonly MessageKey[] = [
  'signin.wrong',
  'code.wrong',
  'code.used',
  'code.expired',
  'code.exhausted',
  'code.tooMany',
  'social.noAccount',
  'social.stale',
];

/** Logs what concerns security: with the route and the visitor, without secrets, addresses of people or what they typed. */
function logSecurity(
  request: FastifyRequest,
  action: SecurityAction,
  details: Record<string, string | number> = {},
): void {
  const { method, routeOptions } = request;
  const line = {
    event: 'security',
    action,
    method,
    route: routeOptions.url ?? 'none',
    visitor: toVisitorAddress(request.ip),
    ...details,
  };
  request.log.warn(line, 'security');
}

/** Logs a refused request if it is a failed sign-in, a refused access or one above a limit. */
export function logRefusal(request: FastifyRequest, error: DomainError): void {
  const action = getAction(error);
  // The reason is the key of a message, which has no personal data.
  if (action) logSecurity(request, action, { reason: findReason(error) });
}

/** Returns what a refused request is in the security log; null if it does not concern security. */
function getAction(error: DomainError): SecurityAction | null {
  const keys = Object.values(error.fields).map(({ key }) => key);
  const reasons = error.localizedMessage ? [...keys, error.localizedMessage.key] : keys;
  if (reasons.some((key) => failedSignIns.includes(key))) return 'signin-failed';
  if (error.kind === 'throttled') return 'limit-reached';
  // A request from a page that still belongs to another user is of the kind `unauthenticated`, as are requests without a session.
  const isForeign = error.localizedMessage?.key === 'http.otherUser';
  return error.kind === 'forbidden' || isForeign ? 'access-refused' : null;
}

function findReason({ localizedMessage, fields }: DomainError): string {
  return localizedMessage?.key ?? Object.values(fields)[0]?.key ?? 'none';
}
