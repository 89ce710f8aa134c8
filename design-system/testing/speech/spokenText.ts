import { computeAccessibleName } from 'dom-accessibility-api';

const skipped = 'script, style, [hidden], [inert], [aria-hidden="true"]';
const inline = /^(span|bdi|bdo|b|strong|em|i|a|time|mark|font|small|sub|sup|code)$/i;

function collect(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  if (element.matches(skipped)) return '';
  if (element.matches('img, svg[role="img"], [role="img"], [role="progressbar"]'))
    return ` ${computeAccessibleName(element)} `;
  const text = [...element.childNodes].map(collect).join('');
  return inline.test(element.localName) ? text : ` ${text} `;
}

/** Returns the text of a node as a screen reader reads it: without hidden parts, with the names of images. */
export function getSpokenText(node: Node): string {
  return collect(node).replaceAll(/\s+/g, ' ').trim();
}
