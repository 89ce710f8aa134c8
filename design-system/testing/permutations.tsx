/** Returns every combination of the listed values as props objects, for the `AllStates` story of a component. */
export function permutations<Props extends object>(axes: {
  [Key in keyof Props]?: readonly Props[Key][];
}): Partial<Props>[] {
  let rows: Partial<Props>[] = [{}];
  for (const [key, values] of Object.entries(axes) as [string, readonly unknown[]][]) {
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [key]: value })));
  }
  return rows;
}
