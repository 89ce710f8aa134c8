import { colorFade, physicalCss, rawColor } from './stylePatterns.ts';

/** Returns whether a template's tag comes from styled-components, such as `css` or `styled.div.attrs(…)`. */
function isStyled(tag) {
  if (tag.type === 'Identifier')
    return ['css', 'keyframes', 'createGlobalStyle'].includes(tag.name);
  if (tag.type === 'CallExpression') return isStyled(tag.callee);
  if (tag.type === 'MemberExpression') return isStyled(tag.object) || tag.object.name === 'styled';
  if (tag.type === 'TSAsExpression') return isStyled(tag.expression);
  return false;
}

/** Like `isStyled`, and for `styled(Base)`. */
function isStyledTag(tag) {
  const callee = tag.type === 'CallExpression' ? tag.callee : tag;
  return isStyled(tag) || (callee.type === 'Identifier' && callee.name === 'styled');
}

function withoutComments(css) {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

function findProblem(line) {
  // Queries may name physical features, such as `width`.
  if (/@media|@container/.test(line)) return null;
  const physical = physicalCss.exec(line);
  if (physical) return { messageId: 'physical', data: { found: physical[0].trim() } };
  const declaration = /\btransition(?:-property)?\s*:[^;]*/.exec(line)?.[0];
  if (declaration && colorFade.test(declaration)) {
    return { messageId: 'fade', data: { found: declaration.trim() } };
  }
  return null;
}

/** Reports styles that are dynamic, physical, not made of tokens, or animated on a change of theme. */
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
      fade: 'A transition of colours or shadows ("{{found}}") runs on every change of theme. Use colorTransition(…) of theme/mixins.ts.',
    },
  },
  create(context) {
    // Stories and tests use colours as sample values, but not in their styles.
    const isExample = /\.(stories|test|spec)\.tsx?$|\/guards\//.test(context.filename);
    function checkColor(node, text) {
      const found = rawColor.exec(text)?.[0];
      if (found) context.report({ node, messageId: 'color', data: { found } });
    }
    return {
      Literal(node) {
        if (!isExample && typeof node.value === 'string') checkColor(node, node.value);
      },
      TemplateElement(node) {
        // The parent is the template, and its parent is the tagged template if there is a tag.
        if (isExample && !isStyledTag(node.parent.parent.tag ?? node.parent)) return;
        checkColor(node, withoutComments(node.value.raw));
      },
      CallExpression(node) {
        if (node.callee.name !== 'transition') return;
        const fade = node.arguments.find(({ value }) => colorFade.test(String(value)));
        if (fade) context.report({ node, messageId: 'fade', data: { found: fade.value } });
      },
      TaggedTemplateExpression({ tag, quasi }) {
        if (!isStyledTag(tag)) return;
        for (const expression of quasi.expressions) {
          if (/FunctionExpression$/.test(expression.type)) {
            context.report({ node: expression, messageId: 'dynamic' });
          }
        }
        for (const node of quasi.quasis) {
          for (const line of withoutComments(node.value.raw).split('\n')) {
            const problem = findProblem(line);
            if (problem) context.report({ node, ...problem });
          }
        }
      },
    };
  },
};

/** Reports what only other portals use to restyle the library: our app renders it as it is. */
export const libraryLooks = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      looks:
        'The app does not restyle the library ("{{found}}"). Close the gap in the component, by a prop that other portals would use, too.',
    },
  },
  create(context) {
    const report = (node, found) => context.report({ node, messageId: 'looks', data: { found } });
    function checkSelector(node, text) {
      if (text.includes('[data-part')) report(node, text);
    }
    return {
      JSXAttribute(node) {
        const { name } = node.name;
        const element = node.parent.name.name;
        if (name === 'className') report(node, name);
        if (name === 'defaults' && element === 'DesignSystemProvider') report(node, name);
      },
      Literal(node) {
        if (typeof node.value === 'string') checkSelector(node, node.value);
      },
      TemplateElement(node) {
        checkSelector(node, node.value.raw);
      },
    };
  },
};
