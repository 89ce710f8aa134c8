import { unsupportedApis } from '../../journeys/harness/unsupportedApis.ts';

// MDN's data add `_static` to static methods of web APIs, such as `Response.json_static`, but not to those of JavaScript, such as `Array.from`.
const missing = new Set(unsupportedApis.map((path) => path.join('.')));
const isMissing = (object, name) =>
  missing.has(`${object}.${name}_static`) || missing.has(`${object}.${name}`);

/** Reports static methods and constructors that one of the oldest supported browsers lacks. */
export const supportedApis = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing:
        '{{api}} is missing in a supported browser (`browserslist` in package.json). Replace it, or check that it exists.',
    },
  },
  create(context) {
    return {
      MemberExpression(node) {
        const { object, property, computed } = node;
        if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return;
        if (!isMissing(object.name, property.name)) return;
        context.report({
          node,
          messageId: 'missing',
          data: { api: `${object.name}.${property.name}` },
        });
      },
    };
  },
};
