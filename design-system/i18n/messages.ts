export type { DesignSystemMessages } from './catalogues.ts';
export type { CompiledMessages } from './compiledCatalogues.ts';
export { designSystemMessages } from './designSystemMessages.ts';
export { designSystemLanguages, type DesignSystemLanguage } from './languages.ts';
export { loadCompiledMessages } from './loadCompiledMessages.ts';
export { loadDesignSystemMessages } from './loadDesignSystemMessages.ts';
export {
  matchDesignSystemLanguage,
  type LanguageOptions,
  type OwnLanguages,
} from './matchDesignSystemLanguage.ts';
export type { LanguageMatch } from './matchLanguage.ts';
