import ts from 'typescript';

const undefinedType = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);

/**
 * Lets optional properties in declarations take undefined, as React treats it: like no value. Otherwise portals with
 * `exactOptionalPropertyTypes` could not pass `condition ? value : undefined`.
 */
export const acceptUndefined: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited;
    const { modifiers, name, questionToken, type } = visited;
    const union = ts.factory.createUnionTypeNode([type, undefinedType]);
    return ts.factory.updatePropertySignature(visited, modifiers, name, questionToken, union);
  };
  return (file) => ts.visitEachChild(file, visit, context);
};
