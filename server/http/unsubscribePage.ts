import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '../../contract/rules/pages.ts';
import { unsubscribe } from '../domain/profile/unsubscribe.ts';
import type { Services } from '../domain/services.ts';
import { findSubscription, type Subscription } from '../domain/unsubscribeAddress.ts';
import { html, sendPlainPage } from './plainPage.ts';

const maxBytes = 16_384;

/**
 * Serves the address in the `List-Unsubscribe` header of our emails (RFC 8058): POST unsubscribes at once, without a session and
 * whatever the body is. GET shows a button instead, because scanners of mail follow links.
 */
export async function serveUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Ignores the body, which is only `List-Unsubscribe=One-Click`, in one of several content types.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) =>
      parsed(null, undefined),
    );
    scope.get(pages.unsubscribe, async (request, reply) => {
      const subscription = await find(services, request);
      return subscription
        ? sendQuestion(request, reply, subscription)
        : sendUnknown(request, reply);
    });
    scope.post(pages.unsubscribe, { bodyLimit: maxBytes }, async (request, reply) => {
      const subscription = await find(services, request);
      if (!subscription) return sendUnknown(request, reply);
      await unsubscribe(services, subscription);
      return sendDone(request, reply, subscription);
    });
    done();
  });
}

function find(services: Services, { url }: FastifyRequest): Promise<Subscription | null> {
  const { searchParams } = new URL(url, services.config.server.origin);
  return findSubscription(services, searchParams);
}

function sendQuestion(
  { language, url }: FastifyRequest,
  reply: FastifyReply,
  { kind }: Subscription,
): FastifyReply {
  return sendPlainPage(reply, {
    language,
    title: language.translate('unsubscribe.title'),
    body: html`<p>${language.translate(`unsubscribe.${kind}`)}</p>
      <form method="post" action="${url}">
        <button>${language.translate('unsubscribe.submit')}</button>
      </form>`,
  });
}

function sendDone(
  { language }: FastifyRequest,
  reply: FastifyReply,
  { kind }: Subscription,
): FastifyReply {
  return sendPlainPage(reply, {
    language,
    title: language.translate('unsubscribe.done'),
    body: html`<p>${language.translate(`unsubscribe.done.${kind}`)}</p>
      <p>
        <a href="${pages.profileSection('preferences')}"
          >${language.translate('unsubscribe.preferences')}</a
        >
      </p>`,
  });
}

function sendUnknown({ language }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPlainPage(reply, {
    language,
    status: 404,
    title: language.translate('unsubscribe.unknown'),
    body: html`<p>
      <a href="${pages.profileSection('preferences')}"
        >${language.translate('unsubscribe.preferences')}</a
      >
    </p>`,
  });
}
