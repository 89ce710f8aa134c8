import { locales, productLanguages } from '../../contract/rules/locales.ts';

/** The languages of the interface as options, each with its name in the language itself. */
export const languages = locales.map((id) => ({ id, label: productLanguages[id].name, lang: id }));
