import { createIntl } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { formatParsed } from './formatParsed.ts';
import { catalogues } from '../testing/catalogues.ts';
import {
  designSystemLanguages,
  loadCompiledMessages,
  loadDesignSystemMessages,
  matchDesignSystemLanguage,
  type DesignSystemMessages,
} from './messages.ts';

afterEach(() => vi.restoreAllMocks());

test('the library has these languages', () => {
  const expected = 'ar de en es fr he hi id it ja ko nl pl pt-BR ru th tr vi zh-Hans zh-Hant'.split(
    ' ',
  );
  expect(designSystemLanguages).toEqual(expected);
  expect(Object.keys(catalogues).sort()).toEqual(expected);
});

test.each(designSystemLanguages)('loads %s', async (language) => {
  expect(await loadDesignSystemMessages(language)).toEqual({
    // React Aria has texts in traditional Chinese for `zh-TW`, not for `zh-Hant`.
    locale: language === 'zh-Hant' ? 'zh-TW' : language,
    language,
    messages: catalogues[language],
  });
});

test.each([
  // A region, script or extension keeps its formats.
  ['de-CH', 'de', 'de-CH'],
  ['pt-PT', 'pt-BR', 'pt-PT'],
  ['pt', 'pt-BR', 'pt'],
  ['es-419', 'es', 'es-419'],
  ['en-IN', 'en', 'en-IN'],
  ['ar-EG-u-nu-latn', 'ar', 'ar-EG-u-nu-latn'],
  ['th-TH-u-ca-buddhist', 'th', 'th-TH-u-ca-buddhist'],
  ['zh', 'zh-Hans', 'zh'],
  ['zh-CN', 'zh-Hans', 'zh-CN'],
  ['zh-SG', 'zh-Hans', 'zh-SG'],
  ['zh-TW', 'zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-Hant', 'zh-HK'],
  ['zh-MO', 'zh-Hant', 'zh-MO'],
  ['zh-Hant-HK', 'zh-Hant', 'zh-HK'],
  ['zh-Hant-TW-u-ca-roc', 'zh-Hant', 'zh-TW-u-ca-roc'],
  ['zh-Hans-HK', 'zh-Hans', 'zh-Hans-HK'],
  // Former codes, other spellings and letter case.
  ['iw-IL', 'he', 'he-IL'],
  ['in', 'id', 'id'],
  ['de_AT', 'de', 'de-AT'],
  ['PT-br', 'pt-BR', 'pt-BR'],
])('%s is shown in %s, with the formats of %s', (requested, language, locale) => {
  expect(matchDesignSystemLanguage(requested)).toEqual({ locale, language });
});

// Related languages and other scripts are not the user's language.
test.each(['sr', 'sr-Latn', 'nb', 'ur', 'hi-Latn', 'fil', 'xx', '', '*', 'not a locale'])(
  'without a language for “%s” everything is English, with one warning',
  async (requested) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { locale, messages } = await loadDesignSystemMessages(requested);
    expect(locale).toBe('en');
    expect(messages).toEqual(catalogues.en);
    matchDesignSystemLanguage(requested);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain(`"${requested}"`);
  },
);

test('a page in a language that the library lacks reports no missing message', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const onError = vi.fn<(error: { code: string }) => void>();
  const { messages } = await loadDesignSystemMessages('sr');
  // The locale is `sr`, because the page's own messages are in Serbian.
  const { formatMessage: show } = createIntl({ locale: 'sr', messages: { ...messages }, onError });
  for (const id of Object.keys(catalogues.en)) show({ id, defaultMessage: 'missing' });
  expect(onError.mock.calls.filter(([{ code }]) => code === 'MISSING_TRANSLATION')).toEqual([]);
});

test('of several locales, the first whose language exists is shown', () => {
  expect(matchDesignSystemLanguage(['*', 'sr-RS', 'fr-CA', 'de'])).toEqual({
    locale: 'fr-CA',
    language: 'fr',
  });
});

const swedish: DesignSystemMessages = { ...catalogues.en, 'ds.dialog.close': 'Stäng' };
const european: DesignSystemMessages = { ...catalogues['pt-BR'], 'ds.dialog.close': 'Fechar' };

test('a portal adds a language, as an object or as a function that imports it', async () => {
  expect(await loadDesignSystemMessages('sv-FI', { own: { sv: swedish } })).toEqual({
    locale: 'sv-FI',
    language: 'sv',
    messages: swedish,
  });
  const load = async () => ({ default: swedish });
  const { messages } = await loadDesignSystemMessages(['sv'], { own: { sv: load } });
  expect(messages).toBe(swedish);
});

test('without react-intl, a language of the portal is parsed when it is loaded', async () => {
  const counted = { ...swedish, 'ds.form.showAllErrors': 'Visa alla {count, number}' };
  const { locale, messages } = await loadCompiledMessages('sv-FI', { own: { sv: counted } });
  expect(locale).toBe('sv-FI');
  expect(formatParsed(messages['ds.form.showAllErrors'] ?? '', { count: 1234 }, 'sv')).toBe(
    'Visa alla 1\u00a0234',
  );
});

test("a portal's own catalogue has priority over the library's catalogue of the language", async () => {
  const own = { 'pt-PT': european };
  expect((await loadDesignSystemMessages('pt-PT', { own })).messages).toBe(european);
  expect((await loadDesignSystemMessages('pt-BR', { own })).messages).toEqual(catalogues['pt-BR']);
  const ownGerman = { de: swedish };
  expect((await loadDesignSystemMessages('de-DE', { own: ownGerman })).messages).toBe(swedish);
});

test('with `languages`, only these languages are shown; the first is the default', async () => {
  const languages = ['de', 'fr', 'pt'] as const;
  expect(matchDesignSystemLanguage(['ja', 'fr-CA'], { languages })).toEqual({
    locale: 'fr-CA',
    language: 'fr',
  });
  const { language, messages } = await loadDesignSystemMessages('pt-PT', { languages });
  // `language` has the type of the given languages, so it can be a key of the portal's own texts.
  const names = { de: 'Patienten', fr: 'Patients', pt: 'Pacientes' };
  expect(names[language]).toBe('Pacientes');
  expect(messages).toEqual(catalogues['pt-BR']);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const byDefault = await loadDesignSystemMessages(['ja', 'sr'], { languages });
  expect(byDefault).toEqual({ locale: 'de', language: 'de', messages: catalogues.de });
  expect(warn).not.toHaveBeenCalled();
});

test('a language of the portal without a catalogue is left out, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const languages = ['fo', 'en'];
  const { language, messages } = await loadDesignSystemMessages('fo-FO', { languages });
  expect({ language, messages }).toEqual({ language: 'en', messages: catalogues.en });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"fo"')]]);
  expect(matchDesignSystemLanguage('fo', { languages, own: { fo: swedish } }).language).toBe('fo');
});

test('a catalogue in which a message is missing or has an unknown id does not compile', () => {
  const { 'ds.dialog.close': close, ...others } = catalogues.en;
  // @ts-expect-error ds.dialog.close is missing.
  const incomplete: DesignSystemMessages = others;
  const misspelt: DesignSystemMessages = {
    ...catalogues.en,
    // @ts-expect-error The id does not exist.
    'ds.dialog.clsoe': close,
  };
  expect([incomplete, misspelt]).toHaveLength(2);
});
