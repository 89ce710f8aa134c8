const limits = /^(min|max|minLength|maxLength|minValue|maxValue|maxSize|maxFiles|pattern)$/;
const textSchemas = /^(line|text|requiredText|storable)Schema$/;

/** Requires limits and patterns of contract/rules, since app and server both apply them. */
export const sharedLimits = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { copy: 'Limits and patterns are in contract/rules, for app and server.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'copy' });
    return {
      JSXAttribute({ name, value }) {
        if (!limits.test(name.name)) return;
        const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value;
        // A minimum of 0 is no limit that the server repeats.
        if (expression?.type === 'Literal' && expression.value !== 0) report(expression);
      },
      Property({ key, value }) {
        if (key.name === 'regex' && value.regex) report(value);
      },
      CallExpression({ callee, arguments: values }) {
        if (!textSchemas.test(callee.name)) return;
        for (const value of values) if (value.type === 'Literal') report(value);
      },
    };
  },
};
