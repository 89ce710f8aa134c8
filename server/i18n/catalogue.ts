import type { Locale } from '../../contract/rules/locales.ts';
import libraryAr from '../../design-system/i18n/ar.json' with { type: 'json' };
import libraryEn from '../../design-system/i18n/en.json' with { type: 'json' };
import libraryZhHans from '../../design-system/i18n/zh-Hans.json' with { type: 'json' };
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };

/** Returns the messages of the validation rules, in the same words as the fields of the app. */
function getRuleMessages(library: typeof libraryEn) {
  return {
    'rule.required': library['ds.validation.required'],
    'rule.email': library['ds.validation.email'],
    'rule.digits': library['ds.validation.digits'],
    'rule.regex': library['ds.validation.regex'],
    'rule.minValue': library['ds.validation.min_value'],
    'rule.maxValue': library['ds.validation.max_value'],
    'rule.invalid': library['ds.validation.other'],
  };
}

/** Key of a message in the server's catalogues. */
export type MessageKey = keyof typeof en | keyof ReturnType<typeof getRuleMessages>;

/** Values for the `{name}` placeholders of a message. */
export type MessageValues = Record<string, string | number>;

/** All messages by locale; a missing key is a type error. */
export const catalogues: Record<Locale, Record<MessageKey, string>> = {
  en: { ...en, ...getRuleMessages(libraryEn) },
  ar: { ...ar, ...getRuleMessages(libraryAr) },
  'zh-Hans': { ...zhHans, ...getRuleMessages(libraryZhHans) },
};
