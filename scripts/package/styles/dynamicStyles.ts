import ts from 'typescript';

/** Matches the tags of templates of styled-components. */
const styleTags = /^(?:styled\b|css$|keyframes$)/;

/**
 * Returns where templates of styled-components have functions of props, each as `file:line: text`. The build of the package rejects them,
 * because a stylesheet cannot depend on props.
 */
export function findDynamicStyles(file: ts.SourceFile): string[] {
  const locations: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && styleTags.test(node.tag.getText(file))) {
      const spans = ts.isTemplateExpression(node.template) ? node.template.templateSpans : [];
      for (const { expression } of spans) {
        if (!ts.isArrowFunction(expression) && !ts.isFunctionExpression(expression)) continue;
        const { line } = file.getLineAndCharacterOfPosition(expression.getStart(file));
        locations.push(`${file.fileName}:${line + 1}: ${expression.getText(file)}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return locations;
}
