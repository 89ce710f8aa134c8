const checks = [
  {
    messageId: 'physical',
    pattern:
      /(^|[\s;{])((margin|padding|border)-(left|right|top|bottom)\b|(left|right|top|bottom)\s*:|(text-align|float|clear)\s*:\s*(left|right)|border-(top|bottom)-(left|right)-radius|(min-|max-)?(width|height)\s*:)/,
  },
  {
    messageId: 'color',
    pattern: /#[0-9a-f]{3,8}\b(?![^{]*\{)|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i,
  },
];

function isStyled(tag) {
  if (tag.type === 'Identifier')
    return ['css', 'keyframes', 'createGlobalStyle'].includes(tag.name);
  if (tag.type === 'CallExpression') return isStyled(tag.callee);
  if (tag.type === 'MemberExpression') return isStyled(tag.object) || tag.object.name === 'styled';
  if (tag.type === 'TSAsExpression') return isStyled(tag.expression);
  return false;
}

function isStyledTag(tag) {
  const callee = tag.type === 'CallExpression' ? tag.callee : tag;
  return isStyled(tag) || (callee.type === 'Identifier' && callee.name === 'styled');
}

/** Styles are static, logical and made of tokens. */
export const staticStyles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      physical:
        'Physical CSS ("{{found}}") breaks right-to-left pages. Use the logical property: inline-size, margin-inline-start, inset-block-end …',
      color:
        'A raw colour ("{{found}}") does not follow the theme. Use tokens.color.*, or add a token in tokens/themes.',
      dynamic:
        'A style that depends on props is computed at every render. Set a data attribute and select it, or one custom property with `style`.',
    },
  },
  create(context) {
    return {
      TaggedTemplateExpression({ tag, quasi }) {
        if (!isStyledTag(tag)) return;
        for (const expression of quasi.expressions) {
          if (/FunctionExpression$/.test(expression.type)) {
            context.report({ node: expression, messageId: 'dynamic' });
          }
        }
        for (const element of quasi.quasis) {
          for (const line of element.value.raw.split('\n')) {
            if (/@media|@container/.test(line)) continue;
            for (const { messageId, pattern } of checks) {
              const found = pattern.exec(line)?.[0].trim();
              if (found) context.report({ node: element, messageId, data: { found } });
            }
          }
        }
      },
    };
  },
};
