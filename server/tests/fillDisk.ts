import { DatabaseSync } from 'node:sqlite';

// Loaded into a server process with --import: each SIGUSR2 fills the disk of its SQLite database, or empties it again. SQLite
// itself then refuses to let the file grow.
const databases = new Set<DatabaseSync>();
const execute: (this: DatabaseSync, statements: string) => void = Reflect.get(
  DatabaseSync.prototype,
  'exec',
);
DatabaseSync.prototype.exec = function record(this: DatabaseSync, statements) {
  databases.add(this);
  execute.call(this, statements);
};

let isFull = false;
process.on('SIGUSR2', () => {
  isFull = !isFull;
  const pages = isFull ? 1 : 2 ** 31;
  for (const database of databases) {
    if (database.isOpen) execute.call(database, `pragma max_page_count = ${pages}`);
  }
});
