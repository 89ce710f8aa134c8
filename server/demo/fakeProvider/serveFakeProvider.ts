import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { signProviderSchema, type SignProvider } from '../../contract/social.ts';
import { platformNames } from '../../domain/jobs/requirements.ts';
import type { Services } from '../../domain/services.ts';
import { html, sendDemoPage } from '../demoPage.ts';
import { originOf } from '../../http/requestOrigin.ts';
import { isStandIn } from '../../providers/offered.ts';
import { providerFacts } from '../../providers/providers.ts';
import { decide, readRequest } from './authorize.ts';
import { authorizePage } from './authorizePage.ts';
import { acceptForms, formOf, isForeign } from './forms.ts';
import { findPerson, giveToken } from './grants.ts';
import { demoPeople, type Person } from './people.ts';
import { writeProfile } from './writeProfile.ts';

const pause = 6000;
const days60 = 60 * 86_400;

/**
 * The stand-in provider of the demo: an OAuth 2.0 server with a page of consent, for every provider without a
 * client of its own. Production never has it.
 */
export async function serveStandIn(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const names = signProviderSchema.options.filter((name) => isStandIn(config, name));
  if (names.length === 0) return;
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    for (const name of names) {
      const prefix = `/demo/provider/${name}`;
      serveConsent(scope, services, name, `${prefix}/authorize`);
      serveTokens(scope, services, name, prefix);
    }
    done();
  });
}

function serveConsent(
  scope: FastifyInstance,
  services: Services,
  name: SignProvider,
  url: string,
): void {
  const provider = platformNames[name];
  scope.route({
    method: ['GET', 'POST'],
    url,
    async handler(request, reply) {
      const isPost = request.method === 'POST';
      const { language } = request;
      const title = language.say('standIn.title', { provider });
      const form = isPost ? formOf(request) : new URL(request.url, 'http://own').searchParams;
      const asked = readRequest(name, originOf(request, services.config), form);
      if (!asked || (isPost && isForeign(request))) {
        const body = html`<p>${language.say('standIn.badRequest')}</p>`;
        return sendDemoPage(reply, { title, body, language, status: 400 });
      }
      const target = isPost ? await decide(services, name, asked, form) : null;
      if (target) return reply.redirect(target, 303);
      const body = authorizePage({
        ...{ language, provider },
        hidden: {
          ...asked,
          [providerFacts[name].clientParameter]:
            form.get(providerFacts[name].clientParameter) ?? '',
        },
        people: await demoPeople(services.db, name),
        ...(isPost && { problem: language.say('standIn.incomplete'), values: form }),
      });
      return sendDemoPage(reply, { title, body, language, status: isPost ? 422 : 200 });
    },
  });
}

function serveTokens(
  scope: FastifyInstance,
  services: Services,
  name: SignProvider,
  prefix: string,
): void {
  scope.post(`${prefix}/token`, async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    const given = await giveToken(services, name, formOf(request));
    if (typeof given === 'string') {
      return reply.code(given === 'invalid_client' ? 401 : 400).send({ error: given });
    }
    const { token, person } = given;
    if (person.isSlow) await wait(pause);
    return {
      ...{ access_token: token, token_type: 'Bearer', expires_in: days60 },
      ...(name === 'tiktok' && { refresh_token: token, refresh_expires_in: days60 }),
      scope: grantedTo(name, person),
    };
  });
  scope.get(`${prefix}/extend`, (request) => {
    const query = new URL(request.url, 'http://own').searchParams;
    const { tokenParameter = '' } = providerFacts[name].extension ?? {};
    return { access_token: query.get(tokenParameter), expires_in: days60 };
  });
  scope.get<{ Params: { index: string } }>(`${prefix}/profile/:index`, async (request, reply) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const person = await findPerson(services, name, token);
    const index = Number(request.params.index);
    const answer = person && writeProfile[name](person)[index];
    if (!answer) return reply.code(401).send({ error: 'invalid_token' });
    if (person.isSlow && index === 0) await wait(pause);
    return answer;
  });
}

function grantedTo(name: SignProvider, person: Person): string {
  const { scopes, needed } = providerFacts[name];
  return scopes.full.filter((scope) => !person.isUnticked || !needed.includes(scope)).join(' ');
}
