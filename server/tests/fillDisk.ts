import { DatabaseSync } from 'node:sqlite';

// Loaded into a server process with --import. The first SIGUSR2 simulates a full disk, the second one ends it, and so on: with a
// maximum of one page, SQLite lets no database file grow.
const databases = new Set<DatabaseSync>();
const execute: (this: DatabaseSync, statements: string) => void = Reflect.get(
  DatabaseSync.prototype,
  'exec',
);
DatabaseSync.prototype.exec = function recordAndExecute(this: DatabaseSync, statements) {
  databases.add(this);
  execute.call(this, statements);
};

let isFull = false;
process.on('SIGUSR2', () => {
  isFull = !isFull;
  // 2 ** 31 pages are 8 TB, more than any test needs.
  const pages = isFull ? 1 : 2 ** 31;
  for (const database of databases) {
    if (database.isOpen) execute.call(database, `pragma max_page_count = ${pages}`);
  }
});
