import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { productLanguages } from '../../contract/rules/locales.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Language } from '../i18n/language.ts';

/** Escaped HTML, created by `html` only. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

/** Creates markup from a template; escapes every value that is not markup itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const escaped = parts.map((part) => {
    if (part instanceof Markup) return part.text;
    if (typeof part === 'object') return part.map(({ text }) => text).join('');
    return escapeHtml(String(part));
  });
  // `String.raw` joins the texts of the template and the values.
  return new Markup(String.raw({ raw: strings }, ...escaped));
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 34rem; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
form, fieldset { display: grid; gap: 0.75rem; }
fieldset { border: 1px solid; border-radius: 0.5rem; padding: 0.75rem 1rem 1rem; min-inline-size: 0; }
label { display: flex; gap: 0.5rem; align-items: baseline; overflow-wrap: anywhere; }
label.field { flex-direction: column; gap: 0.125rem; align-items: stretch; }
input:not([type='radio'], [type='checkbox']), textarea, button { font: inherit; padding: 0.5rem 0.75rem; box-sizing: border-box; inline-size: 100%; }
button { min-block-size: 2.75rem; cursor: pointer; }
code, pre { overflow-wrap: anywhere; white-space: pre-wrap; }
`;

type PlainPage = { title: string; body: Markup; language: Language; status?: number };

/** Sends a page outside the app, without scripts, under a policy that allows only its own style. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { title, body, language, status = 200 } = page;
  const nonce = randomBytes(18).toString('base64');
  const { direction } = productLanguages[language.locale];
  const markup = html`<!doctype html>
    <html lang="${language.locale}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${new Markup(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(markup.text);
}
