import type { FastifyInstance } from 'fastify';
import { platformNames } from '../../../contract/rules/platforms.ts';
import { handlePattern, isManualPlatform } from '../../../contract/rules/profileLinks.ts';
import type { Services } from '../../domain/services.ts';
import { html, sendPlainPage } from '../../http/plainPage.ts';
import { getBioPath } from './fakeProviders.ts';
import { acceptForms, isCrossSite, readForm } from './forms.ts';

const maxLength = 1000;

/** Serves bios that anyone can edit, to connect an account by a code in the demo. */
export async function serveBios(app: FastifyInstance, { db }: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.route<{ Params: { platform: string; handle: string } }>({
      method: ['GET', 'POST'],
      url: '/demo/bio/:platform/:handle',
      async handler(request, reply) {
        const { language } = request;
        const { platform, handle } = request.params;
        const isKnown = isManualPlatform(platform) && handlePattern.test(handle);
        const isPost = request.method === 'POST';
        const provider = isManualPlatform(platform) ? platformNames[platform] : '';
        const title = language.translate('fakeProvider.bioTitle', { provider });
        if (!isKnown || (isPost && isCrossSite(request))) {
          const body = html`<p>${language.translate('http.notFound')}</p>`;
          return sendPlainPage(reply, { title, body, language, status: 404 });
        }
        const id = `${platform}/${handle.toLowerCase()}`;
        if (isPost) {
          // PostgreSQL cannot store U+0000.
          const bio = (readForm(request).get('bio') ?? '').replaceAll('\0', '');
          const text = bio.slice(0, maxLength);
          await db
            .insertInto('demo_bios')
            .values({ id, text })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ text }))
            .execute();
          return reply.redirect(getBioPath(platform, handle), 303);
        }
        const row = await db
          .selectFrom('demo_bios')
          .select('text')
          .where('id', '=', id)
          .executeTakeFirst();
        // The text follows a line break, because HTML parsers drop one right after <textarea>, which could belong to the text.
        const body = html`<p>${language.translate('fakeProvider.bioAbout')}</p>
          <form method="post">
            <label class="field"
              ><span>${language.translate('fakeProvider.bio', { handle })}</span
              ><textarea name="bio" rows="5" maxlength="${maxLength}" dir="auto">
${row?.text ?? ''}</textarea>
            </label>
            <button>${language.translate('fakeProvider.save')}</button>
          </form>`;
        return sendPlainPage(reply, { title, body, language });
      },
    });
    done();
  });
}
