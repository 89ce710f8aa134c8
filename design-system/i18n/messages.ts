export { designSystemMessages } from './designSystemMessages.ts';
export {
  designSystemLanguages,
  loadDesignSystemMessages,
  matchDesignSystemLanguage,
  type DesignSystemLanguage,
  type DesignSystemMessages,
  type LanguageOptions,
  type OwnLanguages,
} from './loadDesignSystemMessages.ts';
export type { LanguageMatch } from './matchLanguage.ts';
