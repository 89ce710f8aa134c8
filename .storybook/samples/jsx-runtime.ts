import * as development from 'react/jsx-dev-runtime';
import * as production from 'react/jsx-runtime';
import { translate } from './sampleTexts.ts';

// React's runtime for the JSX of the stories, with their sample texts in the language of the toolbar. `samplesPlugin` puts it
// in the place of React's own, so that the stories themselves are written like any other code.
export const { Fragment } = production;

export const jsx: typeof production.jsx = (type, props, key) =>
  production.jsx(type, translate(props), key);

export const jsxs: typeof production.jsxs = (type, props, key) =>
  production.jsxs(type, translate(props), key);

export const jsxDEV: typeof development.jsxDEV = (type, props, ...rest) =>
  development.jsxDEV(type, translate(props), ...rest);
