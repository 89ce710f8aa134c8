import { transformAsync, types as t, type NodePath, type PluginObj } from '@babel/core';

/** A module whose styled parts are elements with a class. */
export type Rewritten = { code: string; parts: StyledPart[] };

/** A styled part of a module, with the id from Babel. `isExtension` is true if its base is a component of the package. */
export type StyledPart = { id: string; isExtension: boolean };

type Chain = { base: t.Expression; id: string; attributes: t.Expression | undefined };

// Unwraps `styled(Base).attrs(…).withConfig({ componentId })`, or `styled.div…`.
function readTag(tag: t.Expression): Chain | null {
  let id = '';
  let attributes: t.Expression | undefined;
  let node = tag;
  while (t.isCallExpression(node) && t.isMemberExpression(node.callee)) {
    const [argument] = node.arguments;
    if (!t.isIdentifier(node.callee.property) || !t.isExpression(argument)) return null;
    if (node.callee.property.name === 'attrs') attributes = argument;
    else if (t.isObjectExpression(argument)) {
      const [property] = argument.properties;
      if (t.isObjectProperty(property) && t.isStringLiteral(property.value)) {
        id = property.value.value;
      }
    }
    node = node.callee.object;
  }
  if (t.isCallExpression(node)) return { base: node.arguments[0] as t.Expression, id, attributes };
  if (t.isMemberExpression(node) && t.isIdentifier(node.property)) {
    return { base: t.stringLiteral(node.property.name), id, attributes };
  }
  return null;
}

/** Returns whether an initial value has no effect, so that it can be removed. */
function isPureInit(init: t.Node | null | undefined): boolean {
  // For example `calc(${space.lg} - …)`, a template whose expressions are tokens.
  if (t.isTemplateLiteral(init)) return init.expressions.every(isPureInit);
  return t.isStringLiteral(init) || t.isIdentifier(init) || t.isMemberExpression(init);
}

// Removes imports, fragments and tokens that only the styles used.
function removeUnused(program: NodePath<t.Program>): void {
  let hasRemoved = true;
  while (hasRemoved) {
    hasRemoved = false;
    program.scope.crawl();
    for (const { referenced, path, identifier } of Object.values(program.scope.bindings)) {
      if (referenced || path.findParent((parent) => parent.isExportDeclaration())) continue;
      if (path.isImportSpecifier() || path.isImportDefaultSpecifier()) path.remove();
      else if (path.isImportNamespaceSpecifier()) path.remove();
      else if (!path.isVariableDeclarator() || !isPureInit(path.node.init)) continue;
      else if (t.isObjectPattern(path.node.id)) {
        const { properties } = path.node.id;
        path.node.id.properties = properties.filter(
          (property) => !t.isObjectProperty(property) || property.value !== identifier,
        );
        if (path.node.id.properties.length === 0) path.remove();
      } else path.remove();
      hasRemoved = true;
    }
  }
  for (const path of program.get('body')) {
    if (path.isImportDeclaration() && path.node.specifiers.length === 0) path.remove();
  }
}

// Returns whether the base of a part is a component of this package: not an element, and not imported from another package, such as React
// Aria's.
function isOwnComponent(base: t.Expression, path: NodePath): boolean {
  if (!t.isIdentifier(base)) return false;
  const binding = path.scope.getBinding(base.name)?.path.parentPath;
  return !binding?.isImportDeclaration() || binding.node.source.value.startsWith('.');
}

/** Returns the Babel plugin that rewrites a module; adds the styled parts that it finds to `parts`. */
function makePlugin(partModule: string, toClass: (id: string) => string, parts: StyledPart[]) {
  return (): PluginObj => ({
    visitor: {
      Program(program) {
        // Traverses here, so that all styles are replaced before unused code is removed.
        program.traverse({
          TaggedTemplateExpression(path) {
            const { tag } = path.node;
            if (t.isIdentifier(tag) && (tag.name === 'css' || tag.name === 'keyframes')) {
              path.replaceWith(t.stringLiteral(''));
              return;
            }
            const chain = readTag(tag);
            if (!chain) return;
            parts.push({ id: chain.id, isExtension: isOwnComponent(chain.base, path) });
            const call = t.callExpression(t.identifier('part'), [
              chain.base,
              t.stringLiteral(toClass(chain.id)),
              ...(chain.attributes ? [chain.attributes] : []),
            ]);
            path.replaceWith(t.addComment(call, 'leading', '#__PURE__'));
          },
        });
        for (const path of program.get('body')) {
          if (path.isImportDeclaration() && path.node.source.value === 'styled-components') {
            path.remove();
          }
        }
        removeUnused(program);
        if (parts.length === 0) return;
        const specifier = t.importSpecifier(t.identifier('part'), t.identifier('part'));
        program.unshiftContainer(
          'body',
          t.importDeclaration([specifier], t.stringLiteral(partModule)),
        );
      },
    },
  });
}

/** Replaces the styled parts of a built module by elements with classes, and removes what only their styles used. */
export async function rewriteModule(
  code: string,
  partModule: string,
  toClass: (id: string) => string,
): Promise<Rewritten> {
  const parts: StyledPart[] = [];
  const result = await transformAsync(code, {
    configFile: false,
    babelrc: false,
    sourceType: 'module',
    plugins: [makePlugin(partModule, toClass, parts)],
  });
  const rewritten = result?.code ?? '';
  if (/from ['"]styled-components/.test(rewritten)) {
    throw new Error(`A use of styled-components has no static form:\n${rewritten}`);
  }
  return { code: rewritten, parts };
}
