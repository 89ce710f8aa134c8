import type { FastifyInstance } from 'fastify';
import { handlePattern } from '../../contract/social.ts';
import { platformNames } from '../../domain/jobs/requirements.ts';
import type { Services } from '../../domain/services.ts';
import { html, sendDemoPage } from '../demoPage.ts';
import { bioPath } from './bioPath.ts';
import { acceptForms, formOf, isForeign } from './forms.ts';

const platforms = new Map([
  ['lemon8', platformNames.lemon8],
  ['xiaohongshu', platformNames.xiaohongshu],
]);
const longest = 1000;

/** Bios that anybody may write, for connecting by a code in the demo. Production never has them. */
export async function serveBios(app: FastifyInstance, services: Services): Promise<void> {
  if (!services.config.isDemo) return;
  const { db } = services;
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.route<{ Params: { provider: string; handle: string } }>({
      method: ['GET', 'POST'],
      url: '/demo/bio/:provider/:handle',
      async handler(request, reply) {
        const { language } = request;
        const { provider, handle } = request.params;
        const platform = platforms.get(provider);
        const isKnown = platform !== undefined && handlePattern.test(handle);
        const isPost = request.method === 'POST';
        const title = language.say('standIn.bioTitle', { provider: platform ?? '' });
        if (!isKnown || (isPost && isForeign(request))) {
          const body = html`<p>${language.say('http.notFound')}</p>`;
          return sendDemoPage(reply, { title, body, language, status: 404 });
        }
        const id = `${provider}/${handle.toLowerCase()}`;
        if (isPost) {
          const text = (formOf(request).get('bio') ?? '').slice(0, longest);
          await db
            .insertInto('demo_bios')
            .values({ id, text })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ text }))
            .execute();
          return reply.redirect(bioPath(provider, handle), 303);
        }
        const row = await db
          .selectFrom('demo_bios')
          .select('text')
          .where('id', '=', id)
          .executeTakeFirst();
        const body = html`<p>${language.say('standIn.bioAbout')}</p>
          <form method="post">
            <label class="field"
              ><span>${language.say('standIn.bio', { handle })}</span
              ><textarea name="bio" rows="5" maxlength="${longest}" dir="auto">
${row?.text ?? ''}</textarea>
            </label>
            <button>${language.say('standIn.save')}</button>
          </form>`;
        return sendDemoPage(reply, { title, body, language });
      },
    });
    done();
  });
}
