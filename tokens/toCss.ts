import type { Token } from './read.ts';

/** A colour value of DTCG 2025.10: components and alpha from 0 to 1. */
export type ColorValue = {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha?: number;
  hex: string;
};
type Measure = { value: number; unit: string };
type ShadowLayer = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Measure> & {
  color: ColorValue;
};

function colorToCss({ components, alpha, hex }: ColorValue): string {
  if (alpha === undefined) return hex;
  const channels = components.map((component) => Math.round(component * 255));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}

function measureToCss({ value, unit }: Measure): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

function shadowToCss(layers: ShadowLayer[]): string {
  return layers
    .map(({ offsetX, offsetY, blur, spread, color }) =>
      [...[offsetX, offsetY, blur, spread].map(measureToCss), colorToCss(color)].join(' '),
    )
    .join(', ');
}

const writers: Record<string, (value: never) => string> = {
  color: (value: ColorValue) => colorToCss(value),
  dimension: (value: Measure) => measureToCss(value),
  duration: (value: Measure) => `${value.value}${value.unit}`,
  cubicBezier: (value: number[]) => `cubic-bezier(${value.join(', ')})`,
  fontFamily: (value: string[]) =>
    value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', '),
  fontWeight: (value: number) => String(value),
  number: (value: number) => String(value),
  shadow: (value: ShadowLayer[]) => shadowToCss(value),
};

/** Converts the value of a token to CSS. Throws for a DTCG type without a writer here. */
export function valueToCss({ path, type, value }: Token): string {
  const write = writers[type];
  if (!write) throw new Error(`${path} has type ${type}, for which tokens/toCss.ts has no writer.`);
  return write(value as never);
}

/** Returns the custom property of a token: `color.text.onSolid` → `--color-text-on-solid`. */
export function pathToProperty(path: string): string {
  return `--${path
    .replaceAll('.', '-')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()}`;
}
