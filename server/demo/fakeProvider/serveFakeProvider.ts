import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  platformNames,
  signInProviders,
  type SignInProvider,
} from '../../../contract/rules/platforms.ts';
import type { Services } from '../../domain/services.ts';
import { second } from '../../durations.ts';
import { getOrigin } from '../../http/requestOrigin.ts';
import { providerDefinitions } from '../../providers/createProviders.ts';
import { html, sendPlainPage } from '../../http/plainPage.ts';
import { handleConsent, parseConsentRequest } from './consent.ts';
import { renderConsentPage } from './consentPage.ts';
import { acceptForms, isCrossSite, readForm } from './forms.ts';
import { exchangeGrant, findPersonByToken, tokenLifetime } from './grants.ts';
import { findDemoPeople, type Person } from './people.ts';
import { profileResponses } from './profileResponses.ts';

/** Delay of the responses about a person who approved with the button "slow", to show how the app waits. */
const slowDelay = 6 * second;
const tokenSeconds = tokenLifetime / second;

/** Serves an OAuth 2.0 server with a consent page, for every provider whose OAuth client is not configured. */
export async function serveFakeProvider(app: FastifyInstance, services: Services): Promise<void> {
  const names = signInProviders.filter((name) => !services.config.social[name]);
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    for (const name of names) {
      serveConsent(scope, services, name);
      serveTokens(scope, services, name);
      serveProfiles(scope, services, name);
    }
    done();
  });
}

function getQuery({ url }: FastifyRequest): URLSearchParams {
  // The base is not used, but a path alone is no URL.
  return new URL(url, 'http://localhost').searchParams;
}

function serveConsent(scope: FastifyInstance, services: Services, name: SignInProvider): void {
  const provider = platformNames[name];
  const { clientParameter } = providerDefinitions[name];
  scope.route({
    method: ['GET', 'POST'],
    url: `/demo/provider/${name}/authorize`,
    async handler(request, reply) {
      const isPost = request.method === 'POST';
      const { language } = request;
      const title = language.translate('fakeProvider.title', { provider });
      const form = isPost ? readForm(request) : getQuery(request);
      const consent = parseConsentRequest(name, getOrigin(request, services.config), form);
      if (!consent || (isPost && isCrossSite(request))) {
        const body = html`<p>${language.translate('fakeProvider.badRequest')}</p>`;
        return sendPlainPage(reply, { title, body, language, status: 400 });
      }
      const target = isPost ? await handleConsent(services, name, consent, form) : null;
      if (target) return reply.redirect(target, 303);
      const body = renderConsentPage({
        language,
        provider,
        hidden: { ...consent, [clientParameter]: form.get(clientParameter) ?? '' },
        people: await findDemoPeople(services.db, name),
        ...(isPost && { error: language.translate('fakeProvider.incomplete'), values: form }),
      });
      return sendPlainPage(reply, { title, body, language, status: isPost ? 422 : 200 });
    },
  });
}

function serveTokens(scope: FastifyInstance, services: Services, name: SignInProvider): void {
  scope.post(`/demo/provider/${name}/token`, async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    const result = await exchangeGrant(services, name, readForm(request));
    if (typeof result === 'string') {
      return reply.code(result === 'invalid_client' ? 401 : 400).send({ error: result });
    }
    const { token, person } = result;
    if (person.isSlow) await wait(slowDelay);
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      ...(name === 'tiktok' && { refresh_token: token, refresh_expires_in: tokenSeconds }),
      scope: getGrantedScopes(name, person),
    };
  });
  // Exchanges a short-lived token for a long-lived one, as Instagram and Facebook do.
  scope.get(`/demo/provider/${name}/extend`, (request) => {
    const query = getQuery(request);
    const { tokenParameter = '' } = providerDefinitions[name].tokenExtension ?? {};
    return { access_token: query.get(tokenParameter), expires_in: tokenSeconds };
  });
}

function serveProfiles(scope: FastifyInstance, services: Services, name: SignInProvider): void {
  const url = `/demo/provider/${name}/profile/:index`;
  scope.get<{ Params: { index: string } }>(url, async (request, reply) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const person = await findPersonByToken(services, name, token);
    const index = Number(request.params.index);
    const response = person && profileResponses[name](person)[index];
    if (!response) return reply.code(401).send({ error: 'invalid_token' });
    // Delays only the first of several requests for the profile.
    if (person.isSlow && index === 0) await wait(slowDelay);
    return response;
  });
}

function getGrantedScopes(name: SignInProvider, person: Person): string {
  const { scopes, requiredScopes } = providerDefinitions[name];
  return scopes.full
    .filter((scope) => !person.deniesScopes || !requiredScopes.includes(scope))
    .join(' ');
}
