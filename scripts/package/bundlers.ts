// Packs the library, and builds the README's form with each bundler and each package manager, in the version that the library is tested
// with or else the newest. Opens each result in a browser, and prints the table of design-system/docs/Bundlers.mdx. Arguments are the
// beginnings of names, and run only these rows: `npm run test:bundlers -- astro pnpm`.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../journeys/harness/chromium.mjs';
import { buildPackage } from './build.ts';
import { checkResult } from './bundlers/checkResult.ts';
import { bundlerProjects, viteProject, type BundlerProject } from './bundlers/projects.ts';
import { packPackage, portalEnvironment } from './portal.ts';

type Manager = {
  name: string;
  tool: string;
  install: string;
  run: string;
  files?: Record<string, string>;
};

const npm: Manager = {
  name: 'npm',
  tool: 'npm',
  install: 'npm install --ignore-scripts --no-audit --no-fund',
  run: 'npx --no-install',
};

/** Returns Yarn with one of its linkers. An empty lockfile separates a project from others in a parent folder. */
function yarn(name: string, nodeLinker: string): Manager {
  const files = { '.yarnrc.yml': `nodeLinker: ${nodeLinker}\n`, 'yarn.lock': '' };
  const install = 'yarn install --mode=skip-build';
  return { name, tool: '@yarnpkg/cli-dist', install, run: 'yarn', files };
}

/** The package managers besides npm, which are installed from npm. */
const managers: Manager[] = [
  { name: 'pnpm', tool: 'pnpm', install: 'pnpm install --ignore-scripts', run: 'pnpm exec' },
  yarn('Yarn, `node_modules`', 'node-modules'),
  yarn('Yarn, Plug’n’Play', 'pnp'),
  { name: 'Bun', tool: 'bun', install: 'bun install --ignore-scripts', run: 'bun x --no-install' },
];

type Manifest = { version: string; devDependencies: Record<string, string> };

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const { devDependencies: testedVersions } = readManifest('.');
const work = mkdtempSync(join(tmpdir(), 'bundlers-'));
const tools = join(work, 'tools');

function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Returns the environment of a project's commands, which find the package managers. */
function environment(folder: string, port = 0): NodeJS.ProcessEnv {
  const env = portalEnvironment(folder);
  const PATH = [join(tools, 'node_modules/.bin'), env['PATH']].join(delimiter);
  // Yarn creates no lockfile in CI.
  return { ...env, PATH, CI: '', PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' };
}

function run(folder: string, command: string): void {
  const options = { cwd: folder, env: environment(folder), encoding: 'utf8', shell: true } as const;
  const { status, stdout, stderr } = spawnSync(command, { ...options, timeout: 400_000 });
  if (status !== 0) throw new Error(`\`${command}\` failed.\n${stdout}${stderr}`);
}

/** Returns the packages that the first step of the README installs. */
function readmePackages(): string[] {
  const readme = readFileSync('design-system/README.md', 'utf8');
  const [, names = ''] = /^npm install (@byline\/.*)$/m.exec(readme) ?? [];
  return names.split(' ');
}

/** Writes a project to a new folder. Returns the folder. */
function createProject(project: BundlerProject, manager: Manager, tarball: string): string {
  const folder = mkdtempSync(join(work, 'project-'));
  const ofTool = ['react', 'react-dom', project.tool, ...(project.packages ?? [])];
  const dependencies = {
    ...Object.fromEntries(
      [...ofTool, ...readmePackages()].map((name) => [name, testedVersions[name] ?? 'latest']),
    ),
    ...project.versions,
    '@byline/design-system': `file:${tarball}`,
  };
  const manifest = { name: 'portal', private: true, type: 'module', dependencies };
  write(folder, {
    ...project.files,
    ...manager.files,
    'package.json': JSON.stringify({ ...manifest, ...project.manifest }),
  });
  return folder;
}

/** Returns the line of an error that names the cause, for a cell of the table. */
function causeOf(error: unknown): string {
  const [first = '', ...output] = String(error)
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n');
  const cause = output.find((line) => /error|cannot|could not|can't|not found/i.test(line));
  return `${first} ${cause ?? ''}`.trim().replaceAll('|', '/');
}

const chosen = process.argv.slice(2).map((name) => name.toLowerCase());
const isChosen = ({ name }: { name: string }) =>
  chosen.length === 0 || chosen.some((one) => name.toLowerCase().startsWith(one));
const rows = [
  ...bundlerProjects.filter(isChosen).map((project) => ({ project, manager: npm })),
  ...managers.filter(isChosen).map((manager) => ({ project: viteProject, manager })),
];

await buildPackage();
const tarball = packPackage(work);
write(tools, { 'package.json': '{"private":true}' });
const names = new Set(managers.map(({ tool }) => tool));
run(tools, `npm install --no-audit --no-fund ${[...names].join(' ')}`);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath && { executablePath }),
});
const table = ['| Tool | Version | Result | Needs |', '| --- | --- | --- | --- |'];
for (const { project, manager } of rows) {
  const folder = createProject(project, manager, tarball);
  const row = manager === npm ? project : manager;
  let result = 'works';
  let version = '';
  try {
    run(folder, manager.install);
    const installed = manager === npm ? folder : tools;
    ({ version } = readManifest(join(installed, 'node_modules', row.tool)));
    run(folder, `${manager.run} ${project.build}`);
    const served = { ...project.result };
    if ('command' in served) served.command = `${manager.run} ${served.command}`;
    await checkResult(browser, folder, served, (port) => environment(folder, port));
  } catch (error) {
    console.error(`${row.name}: ${String(error).slice(0, 4000)}`);
    result = causeOf(error);
    process.exitCode = 1;
  }
  table.push(`| ${row.name} | ${version} | ${result} | ${('needs' in row && row.needs) || ''} |`);
  console.log(table.at(-1));
}
await browser.close();
rmSync(work, { recursive: true, force: true });
console.log(`\n${table.join('\n')}`);
