const atTheEdges = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** The addresses without what nobody sees around them; in a list the commas of other keyboards become ASCII ones. */
export function tidyAddresses(text: string, isList: boolean): string {
  const tidy = text.replace(atTheEdges, '');
  return isList ? tidy.replace(/[，،]/g, ',') : tidy;
}
