const limits = /^(min|max|minLength|maxLength|minValue|maxValue|maxSize|maxFiles|pattern)$/;
const textSchemas = /^(line|text|requiredText|storable)Schema$/;

/** Reports literal limits and patterns. They belong in contract/rules, which app and server share. */
export const sharedLimits = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literalLimit: 'Limits and patterns are in contract/rules, for app and server.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'literalLimit' });
    return {
      JSXAttribute({ name, value }) {
        if (!limits.test(name.name)) return;
        const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value;
        // `min={0}` needs no shared constant.
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
