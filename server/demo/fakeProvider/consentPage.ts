import type { Language } from '../../i18n/language.ts';
import { html, type Markup } from '../../http/plainPage.ts';
import type { Person } from './people.ts';

type ConsentPage = {
  language: Language;
  provider: string;
  hidden: Record<string, string>;
  people: Person[];
  /** Error message for invalid input. */
  error?: string;
  values?: URLSearchParams;
};

/** Renders the consent page of the fake provider: who signs in, and how the provider responds. */
export function renderConsentPage(page: ConsentPage): Markup {
  const { language, provider, hidden, people, error = '', values } = page;
  const t: Language['translate'] = (...message) => language.translate(...message);
  const selected = values?.get('who') ?? people[0]?.subject ?? 'new';
  const hiddenFields = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const knownPeople = people.map(
    ({ subject, name, handle }) =>
      html`<label
        >${radio(subject, selected)}<span>${name} <bdi>${handle}</bdi></span></label
      >`,
  );
  return html`<p>${t('fakeProvider.about', { provider })}</p>
    ${error ? html`<p role="alert"><strong>${error}</strong></p>` : ''}
    <form method="post" action="authorize">
      ${hiddenFields}
      <fieldset>
        <legend>${t('fakeProvider.who')}</legend>
        ${knownPeople}
        <label>${radio('new', selected)}<span>${t('fakeProvider.newPerson')}</span></label>
        ${textField('name', t('fakeProvider.name'), values?.get('name') ?? 'Robin Vale')}
        ${textField('handle', t('fakeProvider.handle'), values?.get('handle') ?? '@robinvale')}
        ${textField('followers', t('fakeProvider.followers'), values?.get('followers') ?? '5400')}
        ${textField('email', t('fakeProvider.email'), values?.get('email') ?? '')}
        ${checkbox('verified', t('fakeProvider.verified'), values)}
        ${checkbox('personal', t('fakeProvider.personal'), values)}
        ${checkbox('untick', t('fakeProvider.untick'), values)}
      </fieldset>
      ${button('approve', t('fakeProvider.approve'))} ${button('deny', t('fakeProvider.deny'))}
      ${button('error', t('fakeProvider.error'))} ${button('slow', t('fakeProvider.slow'))}
    </form>`;
}

function radio(value: string, selected: string): Markup {
  return value === selected
    ? html`<input type="radio" name="who" value="${value}" checked />`
    : html`<input type="radio" name="who" value="${value}" />`;
}

function textField(name: string, label: string, value: string): Markup {
  return html`<label class="field"
    ><span>${label}</span><input name="${name}" value="${value}" dir="auto" autocomplete="off"
  /></label>`;
}

function checkbox(name: string, label: string, values?: URLSearchParams): Markup {
  const box = values?.has(name)
    ? html`<input type="checkbox" name="${name}" checked />`
    : html`<input type="checkbox" name="${name}" />`;
  return html`<label>${box}<span>${label}</span></label>`;
}

function button(value: string, label: string): Markup {
  return html`<button name="answer" value="${value}">${label}</button>`;
}
