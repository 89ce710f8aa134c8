/** Returns a number with its English noun, for the operator: "1 job", "2 jobs". */
export function countNoun(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
