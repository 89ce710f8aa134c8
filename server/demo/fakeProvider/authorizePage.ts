import { html, type Markup } from '../demoPage.ts';
import type { Language } from '../../i18n/language.ts';
import type { Person } from './people.ts';

type AuthorizePage = {
  language: Language;
  provider: string;
  hidden: Record<string, string>;
  people: Person[];
  /** The sentence about a wrong input. */
  problem?: string;
  values?: URLSearchParams;
};

/** The stand-in's page of consent: who you are, and what to answer. */
export function authorizePage(page: AuthorizePage): Markup {
  const { language, provider, hidden, people, problem = '', values } = page;
  const say: Language['say'] = (...sentence) => language.say(...sentence);
  const chosen = values?.get('who') ?? people[0]?.subject ?? 'new';
  const fields = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const someone = people.map(
    ({ subject, name, handle }) =>
      html`<label
        >${radio(subject, chosen)}<span>${name} <bdi>${handle}</bdi></span></label
      >`,
  );
  return html`<p>${say('standIn.about', { provider })}</p>
    ${problem ? html`<p role="alert"><strong>${problem}</strong></p>` : ''}
    <form method="post" action="authorize">
      ${fields}
      <fieldset>
        <legend>${say('standIn.who')}</legend>
        ${someone}
        <label>${radio('new', chosen)}<span>${say('standIn.newPerson')}</span></label>
        ${field('name', say('standIn.name'), values?.get('name') ?? 'Robin Vale')}
        ${field('handle', say('standIn.handle'), values?.get('handle') ?? '@robinvale')}
        ${field('followers', say('standIn.followers'), values?.get('followers') ?? '5400')}
        ${field('email', say('standIn.email'), values?.get('email') ?? '')}
        ${box('verified', say('standIn.verified'))} ${box('personal', say('standIn.personal'))}
        ${box('untick', say('standIn.untick'))}
      </fieldset>
      ${answer('approve', say('standIn.approve'))} ${answer('deny', say('standIn.deny'))}
      ${answer('error', say('standIn.error'))} ${answer('slow', say('standIn.slow'))}
    </form>`;
}

function radio(value: string, chosen: string): Markup {
  return value === chosen
    ? html`<input type="radio" name="who" value="${value}" checked />`
    : html`<input type="radio" name="who" value="${value}" />`;
}

function field(name: string, label: string, value: string): Markup {
  return html`<label class="field"
    ><span>${label}</span><input name="${name}" value="${value}" dir="auto" autocomplete="off"
  /></label>`;
}

function box(name: string, label: string): Markup {
  return html`<label><input type="checkbox" name="${name}" /><span>${label}</span></label>`;
}

function answer(value: string, label: string): Markup {
  return html`<button name="answer" value="${value}">${label}</button>`;
}
