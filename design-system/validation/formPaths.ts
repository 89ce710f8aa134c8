/** A value without parts that a name could lead to. */
type Leaf = string | number | boolean | bigint | symbol | null | undefined | Date | Blob;

/** The names of values, such as `owners.0.email`, to five levels deep. */
export type FieldPath<Values, Depth extends readonly unknown[] = [1, 1, 1, 1, 1]> = Depth extends [
  unknown,
  ...infer Rest,
]
  ? Values extends Leaf
    ? never
    : Values extends readonly (infer Entry)[]
      ? `${number}` | `${number}.${FieldPath<NonNullable<Entry>, Rest>}`
      : {
          [Key in keyof Values & string]-?:
            | Key
            | `${Key}.${FieldPath<NonNullable<Values[Key]>, Rest>}`;
        }[keyof Values & string]
  : never;

/** The type of the value with a name; in a union, of the variants that have it. */
export type FieldPathValue<Values, Name extends string> = Values extends readonly (infer Entry)[]
  ? Name extends `${number}.${infer Rest}`
    ? FieldPathValue<NonNullable<Entry>, Rest>
    : Entry
  : Name extends keyof Values
    ? Values[Name]
    : Name extends `${infer Key}.${infer Rest}`
      ? Key extends keyof Values
        ? FieldPathValue<NonNullable<Values[Key]>, Rest>
        : never
      : never;

/** Values of which any part may be missing or empty. */
export type InitialValues<Values> = unknown extends Values
  ? unknown
  : Values extends Leaf
    ? Values | null
    : Values extends readonly (infer Entry)[]
      ? readonly InitialValues<Entry>[]
      : { readonly [Key in keyof Values]?: InitialValues<Values[Key]> | null | undefined };
