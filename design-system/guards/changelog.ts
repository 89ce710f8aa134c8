/** What has become of a component's own props between two contracts, a line a prop. */
export type Change = { component: string; gone: string[]; come: string[] };

function linesByComponent(contract: string): Map<string, string[]> {
  const sections = contract.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.split('\n');
      return [name, lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))];
    }),
  );
}

/** Every component whose own props differ between two contracts (`api.snapshot.txt`). */
export function changesBetween(before: string, after: string): Change[] {
  const [old, current] = [linesByComponent(before), linesByComponent(after)];
  const names = [...new Set([...old.keys(), ...current.keys()])].sort();
  return names
    .map((component) => {
      const [was, is] = [old.get(component), current.get(component)];
      return {
        component,
        gone: was?.filter((line) => !is?.includes(line)) ?? [],
        come: is?.filter((line) => !was?.includes(line)) ?? [],
        isSame: was !== undefined && is !== undefined,
      };
    })
    .filter(({ gone, come, isSame }) => !isSame || gone.length + come.length > 0)
    .map(({ component, gone, come }) => ({ component, gone, come }));
}

/** What stands in the changelog under the heading of a version, or under Unreleased. */
export function sectionOf(changelog: string, heading: string): string {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(heading));
  return section ?? '';
}

/** The changes whose component no line under Unreleased names, as sentences for whoever has to write them. */
export function unrecorded(changes: Change[], changelog: string): string[] {
  const said = sectionOf(changelog, 'Unreleased');
  return changes
    .filter(({ component }) => !new RegExp(`\\b${component}\\b`).test(said))
    .map(({ component, gone, come }) =>
      [component, ...gone.map((line) => `  − ${line}`), ...come.map((line) => `  + ${line}`)].join(
        '\n',
      ),
    );
}
