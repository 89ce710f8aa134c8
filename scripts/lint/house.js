// The project's own rules for oxlint (oxlint.config.ts).

import { supportedApis } from './apiRules.js';
import { componentFolder, fileName } from './fileRules.js';
import { sharedLimits } from './limitRules.js';
import { libraryLooks, staticStyles } from './styleRules.js';
import { dialogText, fixedWait, lateVisible } from './testRules.js';

export default {
  meta: { name: 'house' },
  rules: {
    'component-folder': componentFolder,
    'dialog-text': dialogText,
    'file-name': fileName,
    'fixed-wait': fixedWait,
    'late-visible': lateVisible,
    'library-looks': libraryLooks,
    'shared-limits': sharedLimits,
    'static-styles': staticStyles,
    'supported-apis': supportedApis,
  },
};
