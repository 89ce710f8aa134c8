import type { Generated, RawBuilder } from 'kysely';
import type { Person } from './personalRows.ts';

/** How a column is exported: times as ISO 8601 in UTC, amounts as minor units with their currency. */
export type Format = 'text' | 'number' | 'flag' | 'time' | 'json' | 'amount' | 'encrypted';

/** What the database, an export and an erasure do with a column. */
export type ColumnFacts = {
  format: Format;
  /** Type in both databases. */
  type: 'text' | 'integer' | 'bigint' | 'double precision';
  isNullable: boolean;
  /** The value of rows that are inserted without one. */
  initial?: string | number;
  /** Its unit or shape in an export, where the format does not show it. */
  note?: string;
  /** Why it is not exported. */
  omitted?: string;
  /** The value that replaces it when the person is erased. */
  erased?: { value: unknown };
  /** Why it is kept when the person is erased. */
  kept?: string;
};

/** A column of type `Value`, which each method returns with one more fact. */
export type Column<
  Value = unknown,
  IsGenerated extends boolean = boolean,
  HasFate extends boolean = boolean,
> = ColumnFacts & {
  /** Exists only for the compiler. */
  types?: { value: Value; isGenerated: IsGenerated; hasFate: HasFate };
  orNull(): Column<Value | null, IsGenerated, HasFate>;
  default(value: Value & (string | number)): Column<Value, true, HasFate>;
  eraseTo(value: Value): Column<Value, IsGenerated, true>;
  keep(reason: string): Column<Value, IsGenerated, true>;
  describe(text: string): Column<Value, IsGenerated, HasFate>;
  omit(reason: string): Column<Value, IsGenerated, HasFate>;
  /** Leaves a secret out of an export. */
  secret(what: string): Column<Value, IsGenerated, HasFate>;
};

function create<Value, IsGenerated extends boolean, HasFate extends boolean>(
  facts: ColumnFacts,
): Column<Value, IsGenerated, HasFate> {
  return {
    ...facts,
    orNull: () => create({ ...facts, isNullable: true }),
    default: (initial) => create({ ...facts, initial }),
    eraseTo: (value) => create({ ...facts, erased: { value } }),
    keep: (kept) => create({ ...facts, kept }),
    describe: (note) => create({ ...facts, note }),
    omit: (omitted) => create({ ...facts, omitted }),
    secret: (what) => create({ ...facts, omitted: `secret: ${what}` }),
  };
}

const define =
  <Base>(format: Format, type: ColumnFacts['type']) =>
  <Value extends Base = Base>(): Column<Value, false, false> =>
    create({ format, type, isNullable: false });

// Columns by the format in which they are exported; `text<State>()` narrows the type.
export const text = define<string>('text', 'text');
export const json = define<string>('json', 'text');
export const encrypted = define<string>('encrypted', 'text');
export const number = define<number>('number', 'integer');
export const flag = define<number>('flag', 'integer');
/** A whole number beyond 32 bits. */
export const bigNumber = define<number>('number', 'bigint');
export const amount = define<number>('amount', 'bigint');
/** Milliseconds UTC. */
export const time = define<number>('time', 'bigint');
export const decimal = define<number>('number', 'double precision');

/** A table with data of people. */
export type PersonalTable = {
  /** What its rows are, for the description of an export. */
  about: string;
  /** Name of its list in an export. */
  section: string;
  /** Whether a person has at most one row. */
  isSingle?: true;
  /** Why it is not exported. */
  omitted?: string;
  /** Condition for the rows of a person; the table is not aliased. */
  belongsTo: (person: Person) => RawBuilder<boolean>;
  /** Currency of its amounts, as SQL. */
  currency?: RawBuilder<string>;
  /** What an erasure does: deletes the rows, or only replaces the columns marked for it. */
  erasure: 'delete' | 'change';
  columns: Record<string, ColumnFacts>;
};

/** Columns that go with their row, or columns of which each says what happens to it when the person is erased. */
type Columns<HasFate extends boolean> = Record<string, Column<unknown, boolean, HasFate>>;

/** A table with what happens to its columns; the compiler rejects a column without a fate in a table whose rows stay. */
export type Table =
  | { /** Why it has no data of people. */ notPersonal: string; columns: Columns<false> }
  | (PersonalTable & { erasure: 'delete'; columns: Columns<false> })
  | (PersonalTable & { erasure: 'change'; columns: Columns<true> });

/** Defines a table, from which Kysely's types are inferred. A test compares it with the database. */
export function defineTable<const Definition extends Table>(definition: Definition): Definition {
  return definition;
}

type Cell<Types> = Types extends { value: infer Value; isGenerated: infer IsGenerated }
  ? IsGenerated extends true
    ? Generated<Value>
    : Value
  : never;

/** The columns of a table as Kysely reads them. */
export type Row<Definition extends Table> = {
  [Name in keyof Definition['columns']]: Cell<
    NonNullable<Definition['columns'][Name] extends { types?: infer Types } ? Types : never>
  >;
};
