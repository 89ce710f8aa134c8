import { componentFolder, fileName } from './fileRules.js';
import { staticStyles } from './styleRules.js';

export default {
  meta: { name: 'house' },
  rules: {
    'component-folder': componentFolder,
    'file-name': fileName,
    'static-styles': staticStyles,
  },
};
