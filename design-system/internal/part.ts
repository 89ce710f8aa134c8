import {
  createElement,
  type ComponentType,
  type ElementType,
  type JSXElementConstructor,
} from 'react';

type Props = { as?: ElementType; className?: string } & Record<string, unknown>;

type Part = ComponentType<Props> & { base: ElementType; className: string; attributes: object };

function isPart(base: ElementType): base is Part & JSXElementConstructor<Props> {
  return typeof base === 'function' && 'attributes' in base;
}

/**
 * Makes a styled element for the built package: `base` with a class, whose rules are in a stylesheet. A part that extends another has
 * the classes of both. The attributes override the props, as in styled-components. As text, a part is the selector of its class.
 */
export function part(base: ElementType, name: string, attributes: object = {}): Part {
  const parent = isPart(base) ? base : undefined;
  const target = parent?.base ?? base;
  const className = parent ? `${parent.className} ${name}` : name;
  const allAttributes = { ...parent?.attributes, ...attributes };
  function StyledPart({ as = target, className: callerClass, ...props }: Props) {
    return createElement(as, {
      ...props,
      ...allAttributes,
      className: callerClass ? `${className} ${callerClass}` : className,
    });
  }
  return Object.assign(StyledPart, {
    base: target,
    className,
    attributes: allAttributes,
    toString: () => `.${name}`,
  });
}
