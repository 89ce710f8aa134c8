import { toLinearLight } from './contrast.ts';
import type { ColorValue } from './toCss.ts';

type Row = readonly [number, number, number];

/**
 * The colours that people without one kind of cone see, as factors of linear red, green and blue. Source: Machado, Oliveira and
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.0.
 */
const deficiencies = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, readonly [Row, Row, Row]>;

/** A kind of colour blindness. */
export type Deficiency = keyof typeof deficiencies;

/** The kinds of colour blindness. */
export const deficiencyNames = Object.keys(deficiencies) as Deficiency[];

/** Multiplies a matrix by a vector. */
function multiply(rows: readonly [Row, Row, Row], [a, b, c]: Row): Row {
  const [x, y, z] = rows.map(([p, q, r]) => p * a + q * b + r * c) as [number, number, number];
  return [x, y, z];
}

// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
function toOklab(linear: Row): Row {
  const cones = multiply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear,
  );
  const [l, m, s] = cones.map((cone) => Math.cbrt(Math.max(cone, 0))) as [number, number, number];
  return multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l, m, s],
  );
}

/** Returns how different two colours look with a kind of colour blindness, as a distance in Oklab, 0 to about 1. */
export function getDistance(one: ColorValue, other: ColorValue, deficiency: Deficiency): number {
  const [a, b] = [one, other].map(({ components: [red, green, blue] }) =>
    toOklab(
      multiply(deficiencies[deficiency], [red, green, blue].map(toLinearLight) as unknown as Row),
    ),
  ) as [Row, Row];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
