import ts from 'typescript';

const { factory } = ts;
const undefinedType = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);

/**
 * Returns an optional method as a property of its type, which can be united with others. Its parameters are still checked like a method’s: a type of
 * `{ name(…): … }['name']` also takes functions with narrower parameters.
 */
function toProperty(node: ts.Node): ts.Node {
  if (!ts.isMethodSignature(node) || !node.questionToken || !ts.isIdentifier(node.name))
    return node;
  const { modifiers, name, questionToken, typeParameters, parameters, type } = node;
  const method = factory.createMethodSignature(
    [],
    name,
    undefined,
    typeParameters,
    parameters,
    type,
  );
  const key = factory.createLiteralTypeNode(factory.createStringLiteral(name.text));
  const methodType = factory.createIndexedAccessTypeNode(
    factory.createTypeLiteralNode([method]),
    key,
  );
  return factory.createPropertySignature(modifiers, name, questionToken, methodType);
}

/**
 * Lets optional properties in declarations take undefined, as React treats it: like no value. Otherwise portals with
 * `exactOptionalPropertyTypes` could not pass `condition ? value : undefined`.
 */
export const acceptUndefined: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const visited = toProperty(ts.visitEachChild(node, visit, context));
    const isProperty = ts.isPropertySignature(visited);
    if (!isProperty && !ts.isMappedTypeNode(visited)) return visited;
    if (!visited.questionToken || !visited.type) return visited;
    const union = factory.createUnionTypeNode([visited.type, undefinedType]);
    if (isProperty) {
      const { modifiers, name, questionToken } = visited;
      return factory.updatePropertySignature(visited, modifiers, name, questionToken, union);
    }
    const { readonlyToken, typeParameter, nameType, questionToken, members } = visited;
    return factory.updateMappedTypeNode(
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
