import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { exportRenames, moves, renames } from './renames.js';

/** @import { default as TypeScript } from 'typescript' */

const packageName = '@byline/design-system';

const mutedSentence =
  'Text has isMuted in place of the tone "muted", and "neutral" in place of "default".';

/** @param {string} name */
const isIdentifier = (name) => /^[A-Za-z_$][\w$]*$/.test(name);

/**
 * Creates a language service for the project of a tsconfig.json.
 *
 * @param {TypeScript} ts
 * @param {string} configPath
 */
function openProject(ts, configPath) {
  const config = ts.getParsedCommandLineOfConfigFile(
    configPath,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!config) throw new Error(`${configPath} cannot be read.`);
  return ts.createLanguageService(
    {
      ...ts.sys,
      getCompilationSettings: () => config.options,
      getScriptFileNames: () => config.fileNames,
      getScriptVersion: () => '1',
      getScriptSnapshot: (path) =>
        ts.sys.fileExists(path)
          ? ts.ScriptSnapshot.fromString(ts.sys.readFile(path) ?? '')
          : undefined,
      getCurrentDirectory: () => dirname(configPath),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    },
    ts.createDocumentRegistry(),
  );
}

/**
 * Renames the props of the library in a portal, while the version before is still installed: its types say which `label` is a prop of a
 * Table. Returns what must be changed by hand, as `path:line: sentence`.
 *
 * @param {TypeScript} ts
 * @param {{ version: string; folder: string; isDry?: boolean }} options
 */
export function migrate(ts, { version, folder, isDry = false }) {
  const table = renames[version];
  if (!table) {
    throw new Error(
      `There is nothing to migrate to ${version}. Known: ${Object.keys(renames).join(', ')}.`,
    );
  }
  const root = resolve(folder);
  const configPath = ts.findConfigFile(root, ts.sys.fileExists);
  if (!configPath) throw new Error(`No tsconfig.json was found in or above ${root}.`);
  const service = openProject(ts, configPath);
  const program = service.getProgram();
  const checker = program.getTypeChecker();
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => resolve(fileName).startsWith(root + sep))
    .filter(({ fileName }) => !fileName.includes('/node_modules/'));
  const own = new Set(files.map(({ fileName }) => fileName));

  /** @type {Map<string, Map<string, { start: number; end: number; text: string }>>} */
  const edits = new Map();
  /** @type {Set<string>} */
  const byHand = new Set();

  /** @param {TypeScript.SourceFile} file @param {number} start @param {number} end @param {string} text */
  function edit(file, start, end, text) {
    const ofFile = edits.get(file.fileName) ?? new Map();
    edits.set(file.fileName, ofFile.set(`${start}-${end}`, { start, end, text }));
  }

  /** @param {TypeScript.Node} node @param {string} sentence */
  function report(node, sentence) {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    byHand.add(`${relative(process.cwd(), file.fileName)}:${line + 1}: ${sentence}`);
  }

  /** The exports of the library that the portal imports, and those of the same modules, by name. */
  const library = new Map();
  for (const file of files) {
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const { moduleSpecifier } = statement;
      if (!ts.isStringLiteral(moduleSpecifier)) continue;
      if (!`${moduleSpecifier.text}/`.startsWith(`${packageName}/`)) continue;
      const module = checker.getSymbolAtLocation(moduleSpecifier);
      for (const symbol of module ? checker.getExportsOfModule(module) : []) {
        const isAlias = symbol.flags & ts.SymbolFlags.Alias;
        library.set(symbol.name, isAlias ? checker.getAliasedSymbol(symbol) : symbol);
      }
    }
  }

  /** The new names of the props of each component and type. */
  const newNames = new Map();
  for (const [names, from, to] of table) {
    for (const name of names.split(' ')) {
      newNames.set(name, new Map([...(newNames.get(name) ?? []), [from, to]]));
    }
  }

  /** @param {string} path A component or type, or the value or entries of one of its properties: `TabItem.badge`. @returns {TypeScript.Type[]} */
  function getTypes(path) {
    const [name, property] = path.split('.');
    if (property) {
      return getTypes(name).flatMap((type) => {
        const symbol = checker.getPropertyOfType(type, property);
        if (!symbol) return [];
        const inner = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
        return [checker.getIndexTypeOfType(inner, ts.IndexKind.Number) ?? inner];
      });
    }
    const symbol = library.get(name);
    if (!symbol) return [];
    const types = [];
    if (symbol.flags & ts.SymbolFlags.Value) {
      const type = checker.getTypeOfSymbol(symbol);
      for (const signature of type.getCallSignatures()) {
        const [props] = signature.getParameters();
        if (props) types.push(checker.getTypeOfSymbol(props));
      }
    } else types.push(checker.getDeclaredTypeOfSymbol(symbol));
    return types.flatMap((type) => (type.isUnion() ? type.types : [type]));
  }

  /** The declarations of renamed props, with their new names. */
  const renamed = new Map();
  for (const [name, props] of newNames) {
    for (const type of getTypes(name)) {
      for (const [from, to] of props) {
        const declarations = checker.getPropertyOfType(type, from)?.declarations ?? [];
        for (const declaration of declarations) {
          // An attribute of HTML, such as `prefix`, may have the old name of a prop.
          const isOwn = declaration.getSourceFile().fileName.includes('design-system');
          if (isOwn) renamed.set(declaration, to);
        }
      }
    }
  }
  if (library.size > 0 && renamed.size === 0) {
    throw new Error(
      `No old props were found. Run this while the version before ${version} is installed.`,
    );
  }

  /** @param {TypeScript.SourceFile} file @param {number} start @param {number} end */
  function findNode(file, start, end) {
    /** @param {TypeScript.Node} node @returns {TypeScript.Node} */
    const visit = (node) =>
      ts.forEachChild(node, (child) =>
        child.getStart(file) <= start && child.getEnd() >= end ? visit(child) : undefined,
      ) ?? node;
    return visit(file);
  }

  /** @param {TypeScript.RenameLocation} location @param {string} to */
  function renameAt({ fileName, textSpan, prefixText = '', suffixText = '' }, to) {
    if (!own.has(fileName)) return;
    const file = program.getSourceFile(fileName);
    const [start, end] = [textSpan.start, textSpan.start + textSpan.length];
    const node = findNode(file, start, end);
    const { parent } = node;
    const quoted = isIdentifier(to) ? to : `'${to}'`;
    if (ts.isStringLiteral(node) || (ts.isJsxAttribute(parent) && parent.name === node)) {
      edit(file, start, end, to);
    } else if (ts.isPropertyAccessExpression(parent) && parent.name === node && quoted !== to) {
      const dot = parent.getChildren(file).find(({ kind }) => kind === ts.SyntaxKind.DotToken);
      const from = parent.questionDotToken ?? dot;
      edit(file, from.getStart(file), end, `${parent.questionDotToken ? '?.' : ''}['${to}']`);
    } else edit(file, start, end, prefixText + quoted + suffixText);
  }

  for (const [declaration, to] of renamed) {
    const file = declaration.getSourceFile();
    const name = declaration.name ?? declaration;
    const position = name.getStart(file) + (ts.isStringLiteral(name) ? 1 : 0);
    const preferences = { providePrefixAndSuffixTextForRename: true };
    const found = service.findRenameLocations(file.fileName, position, false, false, preferences);
    for (const location of found ?? []) renameAt(location, to);
  }

  /** @type {Map<string, string>} */
  const newExports = new Map(exportRenames[version]);
  for (const [from, to] of newExports) {
    for (const declaration of library.get(from)?.declarations ?? []) {
      const file = declaration.getSourceFile();
      const position = declaration.name.getStart(file);
      const found = service.findRenameLocations(file.fileName, position, false, false, {});
      for (const location of found ?? []) renameAt(location, to);
    }
  }

  /** The names in literals that one component has renamed, and those that another has kept. */
  const moved = new Set();
  const kept = new Set();

  /**
   * Renames in literals that a variable carries to the library: they have a type of their own, so that no rename reaches them.
   *
   * @param {TypeScript.Node} node
   * @param {TypeScript.Type | undefined} expectedType
   * @param {Set<TypeScript.Node>} seen
   */
  function follow(node, expectedType, seen = new Set()) {
    if (!expectedType || seen.has(node) || !own.has(node.getSourceFile().fileName)) return;
    seen.add(node);
    const expected = checker.getNonNullableType(expectedType);
    const isWrapper =
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isSpreadElement(node);
    if (isWrapper) follow(node.expression, expected, seen);
    else if (ts.isConditionalExpression(node)) {
      follow(node.whenTrue, expected, seen);
      follow(node.whenFalse, expected, seen);
    } else if (ts.isBinaryExpression(node)) {
      follow(node.left, expected, seen);
      follow(node.right, expected, seen);
    } else if (ts.isIdentifier(node)) {
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      const declaration = symbol?.valueDeclaration;
      if (declaration && ts.isVariableDeclaration(declaration) && !declaration.type) {
        if (declaration.initializer) follow(declaration.initializer, expected, seen);
      }
    } else if (ts.isArrayLiteralExpression(node)) {
      const element = checker.getIndexTypeOfType(expected, ts.IndexKind.Number);
      for (const one of node.elements)
        follow(one, ts.isSpreadElement(one) ? expected : element, seen);
    } else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const symbol = checker.getSymbolAtLocation(node.expression);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declaration = target?.valueDeclaration;
      if (!declaration || !ts.isFunctionDeclaration(declaration) || declaration.type) return;
      /** @param {TypeScript.Node} inner */
      const visitReturns = (inner) => {
        if (ts.isReturnStatement(inner) && inner.expression) {
          follow(inner.expression, expected, seen);
        } else if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, visitReturns);
      };
      if (declaration.body) ts.forEachChild(declaration.body, visitReturns);
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [callback] = node.arguments;
      const isMap = ['map', 'flatMap', 'filter'].includes(node.expression.name.text);
      if (!isMap || !callback || !ts.isArrowFunction(callback)) return;
      const isFlat = node.expression.name.text === 'flatMap';
      const element = checker.getIndexTypeOfType(expected, ts.IndexKind.Number);
      follow(callback.body, isFlat ? expected : element, seen);
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        if (ts.isSpreadAssignment(property)) follow(property.expression, expected, seen);
        const { name } = property;
        if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) continue;
        const types = expected.isUnion() ? expected.types : [expected];
        const target = types
          .map((type) => checker.getPropertyOfType(type, name.text))
          .find((found) => found !== undefined);
        const declaration = target?.declarations?.find((one) => renamed.has(one));
        const to = declaration && renamed.get(declaration);
        const file = node.getSourceFile();
        const isItself = target?.declarations?.includes(property);
        if (to === undefined && target && !isItself) kept.add(name);
        if (to !== undefined) {
          moved.add(name);
          const text = isIdentifier(to) ? to : `'${to}'`;
          const suffix = ts.isShorthandPropertyAssignment(property) ? `: ${name.text}` : '';
          edit(file, name.getStart(file), name.getEnd(), text + suffix);
        }
        const value = ts.isPropertyAssignment(property) ? property.initializer : name;
        if (target && (value !== name || ts.isShorthandPropertyAssignment(property))) {
          follow(value, checker.getTypeOfSymbol(target), seen);
        }
      }
    }
  }

  /** @param {TypeScript.JsxOpeningLikeElement} element */
  function getName({ tagName }) {
    const symbol = ts.isIdentifier(tagName) && checker.getSymbolAtLocation(tagName);
    if (!symbol) return undefined;
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return library.get(target.name) === target ? target.name : undefined;
  }

  const pageSizes = { normal: 'md', display: 'lg' };
  const pageSize = getTypes('Page').flatMap(
    (type) => checker.getPropertyOfType(type, 'size')?.declarations ?? [],
  );
  /** Returns whether an attribute is the size of a Page, also of a component of the portal that passes it on. @param {TypeScript.JsxAttribute} attribute */
  const isPageSize = (attribute) => {
    const type = checker.getContextualType(attribute.parent);
    const symbol = type && checker.getPropertyOfType(type, attribute.name.getText());
    return symbol?.declarations?.some((one) => pageSize.includes(one)) ?? false;
  };
  /** The props whose entries have had no ids. @type {Record<string, string[]>} */
  const withIds = { FilterBar: ['filters', 'sort'], ShortcutList: ['groups'] };
  /** The steps of the spacing scale by px. @type {Record<string, string>} */
  const spaces = {
    0: 'none',
    2: '3xs',
    4: '2xs',
    8: 'xs',
    12: 'sm',
    16: 'md',
    24: 'lg',
    32: 'xl',
    48: '2xl',
    64: '3xl',
  };
  const iconSizes = { Badge: undefined, Banner: 20, Dialog: 20, EmptyState: 28 };
  /** What a file must import in addition. */
  const additions = new Map();
  /** How many times `Text` has become `Heading` in a file. */
  const headings = new Map();

  /** Replaces texts in an expression. @param {TypeScript.Node} node @param {Record<string, string>} texts */
  function replaceTexts(node, texts) {
    const to = ts.isStringLiteral(node) ? texts[node.text] : undefined;
    const file = node.getSourceFile();
    if (to !== undefined) edit(file, node.getStart(file) + 1, node.getEnd() - 1, to);
    else ts.forEachChild(node, (child) => replaceTexts(child, texts));
  }

  /** @param {TypeScript.JsxOpeningLikeElement} element @param {string} name @param {TypeScript.JsxAttribute} attribute */
  function changeAttribute(element, name, attribute) {
    const file = element.getSourceFile();
    const prop = attribute.name.getText(file);
    const value = attribute.initializer;
    const expression = value && ts.isJsxExpression(value) ? value.expression : undefined;
    const text = expression?.getText(file) ?? '';
    const replace = (/** @type {string} */ next) =>
      edit(file, attribute.getStart(file), attribute.getEnd(), next);
    // Keeps the expression, in which props may be renamed as well.
    const wrap = (
      /** @type {string} */ to,
      /** @type {string} */ before,
      /** @type {string} */ after,
    ) => {
      edit(file, attribute.name.getStart(file), attribute.name.getEnd(), to);
      edit(file, expression.getStart(file), expression.getStart(file), before);
      edit(file, expression.getEnd(), expression.getEnd(), after);
    };
    if (prop === 'icon' && name in iconSizes) {
      const isComponent = expression && /^[A-Z]\w*$/.test(text);
      const size = iconSizes[name] ? ` size={${iconSizes[name]}}` : '';
      if (isComponent) replace(`icon={<Icon as={${text}}${size} />}`);
      else if (text !== 'null') report(attribute, `${name}.icon is a node: pass an <Icon>.`);
      if (isComponent) additions.set(file, [...(additions.get(file) ?? []), 'Icon']);
    }
    if (name === 'Card' && (prop === 'isCollapsed' || prop === 'defaultCollapsed')) {
      const to = prop.replace('Collapsed', 'Expanded');
      if (expression) wrap(to, '!(', ')');
      else replace(`${to}={false}`);
    }
    if (name === 'Card' && prop === 'onCollapsedChange') {
      wrap('onExpandedChange', '(isExpanded) => (', ')(!isExpanded)');
    }
    if (prop === 'onSelectionChange' && ['FilterChips', 'FilterMenu', 'Menu'].includes(name)) {
      const ignoresKeys =
        expression && ts.isArrowFunction(expression) && expression.parameters.length === 0;
      if (!ignoresKeys) wrap(prop, '(keys) => (', ')([...keys].map(String))');
    }
    if (prop === 'variant' && value) replaceTexts(value, { outline: 'soft' });
    const isWithoutIds = (/** @type {TypeScript.Type} */ type) =>
      !(checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type).getProperty('id');
    if (withIds[name]?.includes(prop) && expression) {
      if (isWithoutIds(checker.getTypeAtLocation(expression)))
        // Once for all props of an element.
        report(attribute.parent.parent, `${name}: each entry has an id.`);
    }
    if (/^load(Options|Suggestions)$/.test(prop) && expression) {
      const [signature] = checker.getTypeAtLocation(expression).getCallSignatures();
      if (signature && signature.parameters.length > 1)
        report(attribute, `${name}.${prop} receives the signal in an object: { signal }.`);
    }
    if (name === 'IconButton' && prop === 'count') wrap('badge', '{ count: ', ' }');
    if (name === 'VirtualList' && prop === 'gap') {
      if (text in spaces) replace(`gap="${spaces[text]}"`);
      else report(attribute, 'VirtualList.gap is a step of the spacing scale: "xs" is 8 px.');
    }
    if (name === 'ProgressBar' && prop === 'showsValue') {
      if (text === 'false') replace('isValueHidden');
      else if (expression && text !== 'true') wrap('isValueHidden', '!(', ')');
      else edit(file, attribute.getFullStart(), attribute.getEnd(), '');
    }
    if (name === 'Text' && prop === 'tone') {
      if (value && ts.isStringLiteral(value)) {
        if (value.text === 'muted') replace('isMuted');
        if (value.text === 'default') replace('tone="neutral"');
      } else if (expression && ts.isConditionalExpression(expression)) {
        const sides = [expression.whenTrue, expression.whenFalse];
        const condition = expression.condition.getText(file);
        const tones = sides.map((side) => (ts.isStringLiteral(side) ? side.text : undefined));
        const toProps = (/** @type {string | undefined} */ tone) =>
          tone === 'muted'
            ? '{ isMuted: true }'
            : `{ tone: '${tone === 'default' ? 'neutral' : tone}' }`;
        if (tones.join() === 'muted,default') replace(`isMuted={${condition}}`);
        else if (tones.join() === 'default,muted') replace(`isMuted={!(${condition})}`);
        else if (tones.includes('muted') && !tones.includes(undefined)) {
          replace(`{...(${condition} ? ${toProps(tones[0])} : ${toProps(tones[1])})}`);
        } else {
          for (const side of sides) {
            if (side.getText(file) !== "'default'") continue;
            edit(file, side.getStart(file), side.getEnd(), "'neutral'");
          }
        }
      } else if (/'(muted|default)'/.test(text)) {
        report(attribute, mutedSentence);
      }
    }
    if (name === 'Text' && prop === 'as') changeHeading(element, attribute);
  }

  /**
   * `<Text as="h2">` is a Heading, whose weight belongs to its size.
   *
   * @param {TypeScript.JsxOpeningLikeElement} element @param {TypeScript.JsxAttribute} attribute
   */
  function changeHeading(element, attribute) {
    const file = element.getSourceFile();
    const level = /^["']h([1-6])["']$/.exec(attribute.initializer?.getText(file) ?? '')?.[1];
    if (level === undefined) {
      const { initializer } = attribute;
      const expression =
        initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
      const type = expression && checker.typeToString(checker.getTypeAtLocation(expression));
      if (type && /"h[1-6]"/.test(type))
        report(attribute, 'A text that is a heading is a Heading.');
      return;
    }
    /** @param {string} name */
    const find = (name) =>
      element.attributes.properties.find(
        (one) => ts.isJsxAttribute(one) && one.name.getText(file) === name,
      );
    const remove = (/** @type {TypeScript.Node} */ node) =>
      edit(file, node.getFullStart(), node.getEnd(), '');
    const weight = find('weight');
    if (weight) remove(weight);
    const usual = { 1: '2xl', 2: 'lg' }[level] ?? 'md';
    const size = find('size');
    if (size?.getText(file) === `size="${usual}"`) remove(size);
    const ownSize = size || usual === 'md' ? '' : ' size="md"';
    edit(file, attribute.getStart(file), attribute.getEnd(), `level={${level}}${ownSize}`);
    const { tagName, parent } = element;
    edit(file, tagName.getStart(file), tagName.getEnd(), 'Heading');
    headings.set(file, (headings.get(file) ?? 0) + (ts.isJsxElement(parent) ? 2 : 1));
    if (ts.isJsxElement(parent)) {
      const closing = parent.closingElement.tagName;
      edit(file, closing.getStart(file), closing.getEnd(), 'Heading');
    }
    additions.set(file, [...(additions.get(file) ?? []), 'Heading']);
  }

  /**
   * `defineTheme({ primaryColor })` has its colours in `colors`.
   *
   * @param {TypeScript.CallExpression} call
   */
  function changeTheme({ expression, arguments: [options] }) {
    const symbol = options && checker.getSymbolAtLocation(expression);
    const target =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!target || library.get('defineTheme') !== target) return;
    const color = checker.getTypeAtLocation(options).getProperty('primaryColor');
    const property = color?.valueDeclaration;
    if (!property) return;
    const isOwn = own.has(property.getSourceFile().fileName);
    if (isOwn && ts.isPropertyAssignment(property)) {
      const file = property.getSourceFile();
      const { name, initializer } = property;
      edit(file, name.getStart(file), name.getEnd(), 'colors');
      edit(file, initializer.getStart(file), initializer.getStart(file), '{ primary: ');
      edit(file, initializer.getEnd(), initializer.getEnd(), ' }');
    } else if (isOwn && ts.isShorthandPropertyAssignment(property)) {
      const file = property.getSourceFile();
      const text = 'colors: { primary: primaryColor }';
      edit(file, property.getStart(file), property.getEnd(), text);
    } else report(options, 'primaryColor of a theme is colors.primary.');
  }

  /** @param {TypeScript.Statement} statement @param {string} from @returns {statement is TypeScript.ImportDeclaration} */
  const imports = (statement, from) =>
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text === from;
  const usesIntl = files.some(({ statements }) =>
    statements.some((statement) => imports(statement, 'react-intl')),
  );

  /**
   * The library no longer imports react-intl: a portal with react-intl passes its context.
   *
   * @param {TypeScript.JsxOpeningLikeElement} element
   */
  function passIntlContext(element) {
    const file = element.getSourceFile();
    const end = element.tagName.getEnd();
    edit(file, end, end, ' intlContext={IntlContext}');
    const statement = file.statements.find((one) => imports(one, 'react-intl'));
    const bindings = statement?.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings) && !statement.importClause.isTypeOnly) {
      const start = bindings.elements[0]?.getStart(file) ?? bindings.getEnd() - 1;
      edit(file, start, start, 'IntlContext, ');
    } else edit(file, 0, 0, `import { IntlContext } from 'react-intl';\n`);
  }

  /** Renames the keys of `Pick<DatelineStep, 'certainty'>`. @param {TypeScript.TypeReferenceNode} node */
  function changePickedKeys({ typeName, typeArguments: [from, keys] = [] }) {
    if (!/^(?:Pick|Omit)$/.test(typeName.getText()) || !keys) return;
    const type = checker.getTypeFromTypeNode(from);
    for (const key of ts.isUnionTypeNode(keys) ? keys.types : [keys]) {
      if (!ts.isLiteralTypeNode(key) || !ts.isStringLiteral(key.literal)) continue;
      const symbol = checker.getPropertyOfType(type, key.literal.text);
      const declaration = symbol?.declarations?.find((one) => renamed.has(one));
      const file = key.getSourceFile();
      if (declaration)
        edit(file, key.getStart(file) + 1, key.getEnd() - 1, renamed.get(declaration));
    }
  }

  /** @param {TypeScript.Node} node */
  function visit(node) {
    if (ts.isCallExpression(node)) changeTheme(node);
    if (ts.isTypeReferenceNode(node)) changePickedKeys(node);
    // Literals that are spread or mapped have no type from the outside.
    const isSpread =
      ts.isObjectLiteralExpression(node) && node.properties.some(ts.isSpreadAssignment);
    const typed = isSpread
      ? node
      : ts.isReturnStatement(node)
        ? node.expression
        : ts.isVariableDeclaration(node) && node.type
          ? node.initializer
          : undefined;
    if (typed) follow(typed, checker.getContextualType(typed));
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = getName(node);
      if (name === 'DesignSystemProvider' && usesIntl) passIntlContext(node);
      for (const attribute of node.attributes.properties) {
        if (ts.isJsxAttribute(attribute)) {
          const { initializer } = attribute;
          const expression =
            initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
          if (expression) follow(expression, checker.getContextualType(expression));
          if (name) changeAttribute(node, name, attribute);
          if (initializer && isPageSize(attribute)) replaceTexts(initializer, pageSizes);
          continue;
        }
        // Props in an object: followed to its literal, or reported.
        follow(attribute.expression, checker.getContextualType(node.attributes));
        const given = checker.getTypeAtLocation(attribute.expression);
        if (name === 'Text' && /"(muted|default)"/.test(checker.typeToString(given)))
          report(attribute, mutedSentence);
        const isLiteral = ts.isObjectLiteralExpression(attribute.expression);
        for (const from of newNames.get(name)?.keys() ?? []) {
          const symbol = isLiteral ? undefined : checker.getPropertyOfType(given, from);
          const [declaration] = symbol?.declarations ?? [];
          if (!declaration || renamed.has(declaration)) continue;
          const file = declaration.getSourceFile();
          const start = (declaration.name ?? declaration).getStart(file);
          if (
            edits.get(file.fileName)?.has(`${start}-${start + from.length}`) ||
            !own.has(file.fileName)
          )
            continue;
          report(attribute, `${name}.${from} is ${newNames.get(name).get(from)}.`);
        }
      }
    }
    ts.forEachChild(node, visit);
  }
  for (const file of files) visit(file);
  for (const name of moved) {
    if (kept.has(name))
      report(name, `${name.getText()} has a new name in one of the components here.`);
  }

  /** The font has an entry of its own. */
  for (const file of files) {
    const styles = file.statements.find((one) => imports(one, `${packageName}/styles.css`));
    const start = styles?.getStart(file);
    if (start !== undefined) edit(file, start, start, `import '${packageName}/font.css';\n`);
  }

  /** Splits imports of exports that have moved to another entry, and adds what is used now. */
  for (const file of files) {
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const { moduleSpecifier, importClause } = statement;
      if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== packageName) continue;
      const bindings = importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      const all = bindings.elements.map((one) => one.getText(file));
      const nameOf = (/** @type {string} */ text) => text.replace(/^type /, '').split(' as ')[0];
      const rename = (/** @type {string} */ text) =>
        text.replace(nameOf(text), newExports.get(nameOf(text)) ?? '$&');
      const lines = [];
      let rest = all;
      for (const [entry, names] of moves[version] ?? []) {
        const moved = rest.filter((text) => names.split(' ').includes(nameOf(text)));
        rest = rest.filter((text) => !moved.includes(text));
        if (moved.length > 0) lines.push([moved.map(rename), `${packageName}/${entry}`]);
      }
      const known = new Set(rest.map(nameOf));
      rest = [...rest, ...new Set((additions.get(file) ?? []).filter((name) => !known.has(name)))];
      additions.delete(file);
      const uses = file.text.match(/\bText\b/g)?.length ?? 0;
      if (headings.get(file) === uses - 1) rest = rest.filter((text) => text !== 'Text');
      if (rest.join() === all.join()) continue;
      rest = rest.map(rename);
      const type = importClause?.isTypeOnly ? 'type ' : '';
      const quote = moduleSpecifier.getText(file)[0];
      const text = [[rest, packageName], ...lines]
        .filter(([names]) => names.length > 0)
        .map(
          ([names, from]) => `import ${type}{ ${names.join(', ')} } from ${quote}${from}${quote};`,
        )
        .join('\n');
      const [start, end] = [statement.getStart(file), statement.getEnd()];
      for (const [key, inner] of edits.get(file.fileName) ?? []) {
        if (inner.start >= start && inner.end <= end) edits.get(file.fileName)?.delete(key);
      }
      edit(file, start, end, text);
    }
  }

  let count = 0;
  for (const [path, ofFile] of edits) {
    let text = readFileSync(path, 'utf8');
    // From the end of the file; what is inserted before a renamed word comes after it.
    const sorted = [...ofFile.values()].toSorted((a, b) => b.start - a.start || b.end - a.end);
    for (const { start, end, text: next } of sorted) {
      text = text.slice(0, start) + next + text.slice(end);
    }
    count += sorted.length;
    if (!isDry) writeFileSync(path, text);
  }
  return { count, files: edits.size, byHand: [...byHand].toSorted() };
}
