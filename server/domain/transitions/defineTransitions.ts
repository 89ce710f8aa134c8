import type { Selectable, Updateable } from 'kysely';
import type { ApplicationState } from '../../../contract/rules/states.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import { DomainError } from '../domainError.ts';

/** Who causes a transition; `server` means that it follows from another transition. */
type Actor = 'publisher' | 'brand' | 'staff' | 'bank' | 'time' | 'server';

/** One change of state: who causes it, from which states, and to which. */
export type Transition<State extends string = string> = {
  /** Documentation only, except for withdrawals: `moveWithdrawal` checks it. */
  by: readonly Actor[];
  from: readonly State[];
  to: State;
  /** Message key of the conflict error; "It is now {state}." by default. */
  conflict?: MessageKey;
};

/** The column that holds the state of each entity with transitions. */
type StateColumns = {
  applications: 'state';
  cases: 'state';
  application_steps: 'status';
  extension_requests: 'state';
  invitations: 'state';
  jobs: 'state';
  payments: 'state';
  shipments: 'state';
  submissions: 'state';
  withdrawals: 'state';
};

/** A table whose rows change state only by transitions. */
export type StatefulTable = keyof StateColumns;

type StateOf<Table extends StatefulTable> = Extract<
  Selectable<Schema[Table]>[StateColumns[Table] & keyof Selectable<Schema[Table]>],
  string
>;

type Definition<Table extends StatefulTable> = {
  table: Table;
  column: StateColumns[Table];
  /** Message key of the error for an id that does not exist. */
  unknown: MessageKey;
};

/** The transitions of one entity, and the only functions that change its state. */
export type StateMachine<Table extends StatefulTable, Action extends string> = Definition<Table> & {
  transitions: Readonly<Record<Action, Transition<StateOf<Table>>>>;
  /**
   * Locks one row until the transaction ends, by a write that changes nothing, because SQLite has no `for update`.
   * Throws a DomainError if it does not exist.
   */
  lock(tx: Tx, id: string): Promise<Selectable<Schema[Table]>>;
  /** Moves one row by a guarded update; throws a DomainError if its state does not allow it. */
  move(
    tx: Tx,
    action: Action,
    id: string,
    change?: Updateable<Schema[Table]>,
  ): Promise<Selectable<Schema[Table]>>;
  /** Moves the rows whose state allows it, each once however many processes try; returns the moved rows. */
  moveEach(
    tx: Tx,
    action: Action,
    ids: readonly string[],
    change?: Updateable<Schema[Table]>,
  ): Promise<Selectable<Schema[Table]>[]>;
};

// SQLite limits the values of one statement.
const batchSize = 500;

/** Defines the transitions of an entity; every other change of its state is a conflict. */
export function defineTransitions<Table extends StatefulTable, const Action extends string>(
  definition: Definition<Table>,
  transitions: Readonly<Record<Action, Transition<StateOf<Table>>>>,
): StateMachine<Table, Action> {
  const { unknown } = definition;
  // Kysely's types need one table and column; `applications` represents all tables here, because each has an id and a state.
  const table = definition.table as 'applications';
  const column = definition.column as 'state';

  async function update(tx: Tx, action: Action, ids: readonly string[], change: object) {
    const { from, to } = transitions[action];
    const rows = await tx
      .updateTable(table)
      .set({ ...change, [column]: to as ApplicationState })
      .where('id', 'in', ids)
      .where(column, 'in', from as readonly ApplicationState[])
      .returningAll()
      .execute();
    return rows as unknown as Selectable<Schema[Table]>[];
  }

  return {
    ...definition,
    transitions,
    async lock(tx, id) {
      const row = await tx
        .updateTable(table)
        .set((columns) => ({ id: columns.ref('id') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new DomainError('notFound', unknown);
      return row as unknown as Selectable<Schema[Table]>;
    },
    async move(tx, action, id, change = {}) {
      const [moved] = await update(tx, action, [id], change);
      if (moved) return moved;
      const row = await tx.selectFrom(table).select(column).where('id', '=', id).executeTakeFirst();
      if (!row) throw new DomainError('notFound', unknown);
      const { conflict = 'state.moved' } = transitions[action];
      throw new DomainError('conflict', conflict, { values: { state: row[column] } });
    },
    async moveEach(tx, action, ids, change = {}) {
      const moved: Selectable<Schema[Table]>[] = [];
      for (let start = 0; start < ids.length; start += batchSize) {
        moved.push(...(await update(tx, action, ids.slice(start, start + batchSize), change)));
      }
      return moved;
    },
  };
}
