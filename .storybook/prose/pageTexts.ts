/** What is needed here of a node of Markdown, of MDX, or of the code in MDX. */
export type Node = {
  type: string;
  name?: string | null;
  depth?: number;
  value?: unknown;
  raw?: string;
  children?: Node[];
  attributes?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** A text of a page as it is written, in Markdown, and how to put another in its place. */
type Text = { text: string; put: (other: string) => void };

type Parse = (markdown: string) => Node;

/** A text as the other languages know it: without the lines that it was broken into. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const withWords = new Set(['heading', 'paragraph', 'tableCell']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

// The advice of a component's page stands in code: `<DoDont pairs={…} />`.
function* textsOfCode(node: object): Generator<Text> {
  for (const part of Object.values(node) as unknown[]) {
    if (isNode(part) && part.type === 'Literal' && typeof part.value === 'string') {
      yield {
        text: part.value,
        put: (other) => Object.assign(part, { value: other, raw: JSON.stringify(other) }),
      };
    } else if (typeof part === 'object' && part !== null) {
      yield* textsOfCode(part);
    }
  }
}

function inlineOf(markdown: string, parse: Parse): Node[] {
  const [paragraph, ...more] = parse(markdown).children ?? [];
  if (paragraph?.type !== 'paragraph' || more.length > 0)
    throw new Error(`This is no single paragraph: ${markdown}`);
  return paragraph.children ?? [];
}

/**
 * The texts of a part of a page, in their order: headings, paragraphs, cells of tables and advice. They are read from `source`,
 * the page as it is written.
 */
export function* textsIn(node: Node, source: string, parse: Parse): Generator<Text> {
  const { type, children = [] } = node;
  if (withWords.has(type)) {
    const start = children[0]?.position?.start.offset;
    const end = children.at(-1)?.position?.end.offset;
    if (end === undefined) return;
    yield {
      text: onOneLine(source.slice(start, end)),
      put: (other) => {
        node.children = inlineOf(other, parse);
      },
    };
  } else if (node.name === 'DoDont') yield* textsOfCode(node.attributes ?? []);
  else for (const child of children) yield* textsIn(child, source, parse);
}

/** Whether a text has words, beside code: `md` is the same in every language. */
export function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(/`[^`]*`/g, ''));
}
