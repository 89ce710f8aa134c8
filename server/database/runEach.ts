import { DatabaseUnavailableError } from './databaseUnavailable.ts';

/**
 * Runs `work` for each item in turn and returns the results. An item that fails does not stop the others: the errors are thrown at the end.
 * An error that every item would have, such as a database that does not respond, is thrown at once.
 */
export async function runEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      results.push(await work(item));
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1)
    throw new AggregateError(errors, `${errors.length} of ${items.length} have failed.`);
  return results;
}
