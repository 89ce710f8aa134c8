import ts from 'typescript';

const undefinedType = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);

/**
 * Lets optional properties in declarations take undefined, as React treats it: like no value. Otherwise portals with
 * `exactOptionalPropertyTypes` could not pass `condition ? value : undefined`.
 */
export const acceptUndefined: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    const isProperty = ts.isPropertySignature(visited);
    if (!isProperty && !ts.isMappedTypeNode(visited)) return visited;
    if (!visited.questionToken || !visited.type) return visited;
    const union = ts.factory.createUnionTypeNode([visited.type, undefinedType]);
    if (isProperty) {
      const { modifiers, name, questionToken } = visited;
      return ts.factory.updatePropertySignature(visited, modifiers, name, questionToken, union);
    }
    const { readonlyToken, typeParameter, nameType, questionToken, members } = visited;
    return ts.factory.updateMappedTypeNode(
      visited,
      readonlyToken,
      typeParameter,
      nameType,
      questionToken,
      union,
      members,
    );
  };
  return (file) => ts.visitEachChild(file, visit, context);
};
