const invisibleEdges = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** Returns the text without invisible characters around it; in a list, commas of other scripts become ASCII commas. */
export function normalizeAddresses(text: string, isList: boolean): string {
  const trimmed = text.replace(invisibleEdges, '');
  return isList ? trimmed.replace(/[，،]/g, ',') : trimmed;
}
