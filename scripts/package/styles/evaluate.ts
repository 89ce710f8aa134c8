// Prints the CSS of the library's styled parts as JSON (`RenderedPart[]` of recorder.ts), for extract.ts: imports every built module that
// uses styled-components, with the recorder in place of styled-components. Usage: node evaluate.ts <folder of the built package>. Runs in
// a separate process, because the module hook cannot be removed again.

import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.argv[2] ?? '');
const recorder = new URL('recorder.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'styled-components' && context.parentURL !== recorder
      ? { url: recorder, shortCircuit: true }
      : next(specifier, context),
});

const styledModules = globSync('**/*.js', { cwd: folder })
  .filter((path) =>
    readFileSync(join(folder, path), 'utf8').match(/from ['"]styled-components['"]/),
  )
  .sort();
// Sorts the modules in the order in which a page that imports everything loads them; modules that load on demand come last.
for (const path of ['index.js', 'charts.js', ...styledModules]) {
  await import(pathToFileURL(join(folder, path)).href);
}
const { renderParts } = await import('./recorder.ts');
process.stdout.write(JSON.stringify(renderParts()));
