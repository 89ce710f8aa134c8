/** The difference between two API snapshots for one component, one line per prop. */
export type Change = { component: string; removed: string[]; added: string[] };

function parseApi(snapshot: string): Map<string, string[]> {
  const sections = snapshot.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.split('\n');
      return [name, lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))];
    }),
  );
}

/** Returns every component whose own props differ between two API snapshots (`api.snapshot.txt`). */
export function compareApi(before: string, after: string): Change[] {
  const [old, current] = [parseApi(before), parseApi(after)];
  const names = [...new Set([...old.keys(), ...current.keys()])].sort();
  return names
    .map((component) => {
      const [oldLines, newLines] = [old.get(component), current.get(component)];
      return {
        component,
        removed: oldLines?.filter((line) => !newLines?.includes(line)) ?? [],
        added: newLines?.filter((line) => !oldLines?.includes(line)) ?? [],
        isInBoth: oldLines !== undefined && newLines !== undefined,
      };
    })
    .filter(({ removed, added, isInBoth }) => !isInBoth || removed.length + added.length > 0)
    .map(({ component, removed, added }) => ({ component, removed, added }));
}

/** Returns the section of the changelog whose heading starts with the given text. */
export function findSection(changelog: string, heading: string): string {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(heading));
  return section ?? '';
}

/** Returns the changes of components that are not mentioned under Unreleased, formatted for an error message. */
export function findUnrecorded(changes: Change[], changelog: string): string[] {
  const recorded = findSection(changelog, 'Unreleased');
  return changes
    .filter(({ component }) => !new RegExp(`\\b${component}\\b`).test(recorded))
    .map(({ component, removed, added }) =>
      [
        component,
        ...removed.map((line) => `  − ${line}`),
        ...added.map((line) => `  + ${line}`),
      ].join('\n'),
    );
}
