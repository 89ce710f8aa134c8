import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody } from '../contract/errors.ts';
import { Refusal, type RefusalKind, type Sentence } from '../domain/domainError.ts';
import { negotiateLanguage, type Language } from '../i18n/language.ts';
import { catalogues, type MessageKey } from '../i18n/catalogue.ts';

const statuses: Record<RefusalKind, number> = {
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  invalid: 422,
  throttled: 429,
};

// `shipping.city` is spoken of as the city, `categories.0` as the categories.
function labelOf(field: string, language: Language): string {
  const key = `field.${/([a-z]\w*)[.\d]*$/i.exec(field)?.[1] ?? ''}`;
  return key in catalogues.en ? language.say(key as MessageKey) : field.replaceAll('_', ' ');
}

/** Answers every failure with the contract's error body, in the caller's language. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const { language } = request;
    if (error instanceof Refusal) {
      if (error.retryAfter !== null) void reply.header('Retry-After', String(error.retryAfter));
      return reply.code(statuses[error.kind]).send(wordRefusal(error, language));
    }
    const [status, key] = judgeFailure(error);
    if (status >= 500) {
      const { url: route } = request.routeOptions;
      request.log.error({ event: 'failure', route, err: error }, 'a call failed');
    }
    return reply.code(status).send({ error: language.say(key) });
  });
}

/** Answers an address that cannot even be routed, such as a broken escape. */
export function answerUnreadable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const language = negotiateLanguage(request.headers['accept-language']);
  void reply.code(400).send({ error: language.say('http.badRequest') });
}

/** Words a refusal for a person; one without words and fields is an empty object. */
export function wordRefusal(refusal: Refusal, language: Language): ApiErrorBody {
  const { sentence, fields } = refusal;
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, wordSentence(field, language)] as const,
  );
  return {
    ...(sentence && { error: wordSentence(sentence, language) }),
    ...(entries.length > 0 && { errors: Object.fromEntries(entries) }),
  };
}

function wordSentence({ key, values = {} }: Sentence, language: Language): string {
  const field = String(values['field'] ?? '');
  const text = language.say(key, { ...values, ...(field && { field: labelOf(field, language) }) });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function judgeFailure(error: FastifyError): [number, MessageKey] {
  const status = error.statusCode ?? 500;
  if (status === 413) return [413, 'http.tooLarge'];
  if (status === 404) return [404, 'http.notFound'];
  if (status === 429) return [429, 'limit.reached'];
  if (status === 503) return [503, 'http.unavailable'];
  // A lock that was waited for too long: the twin of this request is still at work.
  if (error.code === '55P03') return [409, 'intent.running'];
  return status >= 400 && status < 500 ? [400, 'http.badRequest'] : [500, 'http.failed'];
}
