import { readFileSync } from 'node:fs';

/** A component or an exported type, with the lines of its properties: `name?: type`. */
export type Described = { name: string; props: string[] };

function toDescribed(text: string): Described[] {
  return text
    .split('\n## ')
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return {
        name,
        props: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
      };
    });
}

/** Reads the components and types in an API snapshot: the current one, or that of the last release. */
export function readApi(file: 'api.snapshot.txt' | 'api.released.txt') {
  const text = readFileSync(`design-system/guards/${file}`, 'utf8');
  const [components = '', types = ''] = text.split('\n# Own properties of every exported type\n');
  return { components: toDescribed(components), types: toDescribed(types) };
}

/** Returns the name at the start of the line of a property. */
export function getPropName(line: string): string {
  return line.split(/\??:/)[0] ?? '';
}

/** Returns whether the line of a property is marked as deprecated. */
export function isDeprecated(line: string): boolean {
  return line.endsWith(' (deprecated)');
}
