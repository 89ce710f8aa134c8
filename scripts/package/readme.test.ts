import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSource } from './manifest.ts';
import { readmeFiles } from './portal.ts';

const readme = readFileSync('design-system/README.md', 'utf8');
const { name, peerDependencies, peerDependenciesMeta } = readSource();
const peers = Object.keys(peerDependencies);
const isOptional = (peer: string) => peerDependenciesMeta[peer]?.optional === true;

/** The packages that the templates of Vite and Next.js install. */
const ofTemplates = ['react', 'react-dom', 'vite', '@vitejs/plugin-react', 'next'];

/** The packages of each command that the README shows, and of each sentence such as “install `recharts`”. */
const commands = [...readme.matchAll(/install (?:--save-dev )?`?([^\n`]+)/g)].map(
  ([, packages = '']) => packages.split(' '),
);

// npm and pnpm install peers by themselves, Yarn does not.
test('every command that installs the library installs its peers', () => {
  const needed = peers.filter((peer) => !isOptional(peer) && !ofTemplates.includes(peer));
  const installing = commands.filter((packages) => packages.includes(name));
  expect(installing.length).toBeGreaterThan(1);
  for (const packages of installing) expect(packages).toEqual(expect.arrayContaining(needed));
});

test.each(peers.filter(isOptional))('the README says when to install %s', (peer) => {
  expect(commands.flat()).toContain(peer);
});

test('the code of the README imports only packages that it installs', () => {
  const code = readmeFiles().map(([, text]) => text);
  const imported = code.flatMap((text) =>
    [...text.matchAll(/(?:from|import) '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, from = '']) => from),
  );
  const installed = new Set([...ofTemplates, ...commands.flat()]);
  expect([...new Set(imported)].filter((from) => !installed.has(from))).toEqual([]);
});
