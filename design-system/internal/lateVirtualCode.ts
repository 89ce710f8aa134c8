// Imported on demand only. Bundlers warn of a module that one file imports and another one imports on demand, as virtualCode.ts would be.
export { virtualCode } from './virtualCode.ts';
