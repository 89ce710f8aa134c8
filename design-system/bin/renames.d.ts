/** The renamed props of each version: [components or types, old name, new name]. */
export const renames: Readonly<
  Record<string, readonly (readonly [names: string, from: string, to: string])[]>
>;
/** The exports that have moved to another entry of the package, by version: [entry, names]. */
export const moves: Readonly<Record<string, readonly (readonly [entry: string, names: string])[]>>;
/** The renamed exports of each version: [old name, new name]. */
export const exportRenames: Readonly<
  Record<string, readonly (readonly [from: string, to: string])[]>
>;
