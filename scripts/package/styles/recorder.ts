import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  css as realCss,
  keyframes as realKeyframes,
  ServerStyleSheet,
  styled as realStyled,
  type IStyledComponent,
} from 'styled-components';

// Replaces styled-components while evaluate.ts imports the built modules: records each styled part, which is what `styled.div` or
// `styled(Base)` returns, and then renders its rules.

/** A styled part with its rules. In the rules, the class of a part is written as `.` and the part's id. */
export type RenderedPart = { id: string; css: string };

type Template = Parameters<typeof realStyled.div>;
type AnyPart = IStyledComponent<'web', object>;

const parts: { id: string; part: AnyPart }[] = [];

/** Throws if one of the values of a template is a function. */
function expectStatic(values: unknown, id: string): void {
  for (const value of [values].flat(Infinity)) {
    if (typeof value === 'function') {
      throw new Error(`The styles of ${id} depend on props: ${value.toString()}`);
    }
  }
}

// Records every part as a div, because the element does not change the rules.
function makeTag() {
  let id = '';
  const tag = Object.assign(
    (...template: Template) => {
      expectStatic(template.slice(1), id);
      const part = realStyled.div.withConfig({ componentId: id })(...template) as AnyPart;
      parts.push({ id, part });
      return part;
    },
    {
      attrs: () => tag,
      withConfig: ({ componentId }: { componentId: string }) => {
        id = componentId;
        return tag;
      },
    },
  );
  return tag;
}

// `styled(Base)` calls the function, and `styled.div` reads a property: each makes a tag.
export const styled = new Proxy(makeTag, { get: makeTag });
export const css = realCss;
export const keyframes = realKeyframes;

/** Matches the rules in which styled-components stores its ids. */
const idRules = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** Renders a part, and returns its rules, in which its id replaces its generated class. The element has both: `class="id generated"`. */
function renderPart(id: string, part: AnyPart): string {
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(sheet.collectStyles(createElement(part)));
  const [, generated = ''] = /class="\S+ (\S+)"/.exec(markup) ?? [];
  const [, text = ''] = /^<style[^>]*>(.*)<\/style>$/s.exec(sheet.getStyleTags()) ?? [];
  const rules = text.replaceAll(/\/\*!sc\*\/|\n/g, '').replaceAll(idRules, '');
  if (!generated || rules === '') throw new Error(`${id} has no rules.`);
  return rules.replaceAll(`.${generated}`, `.${id}`);
}

/** Returns all parts in the order of their definition. */
export function renderParts(): RenderedPart[] {
  return parts.map(({ id, part }) => ({ id, css: renderPart(id, part) }));
}
