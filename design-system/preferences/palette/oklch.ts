/** A colour by its lightness (0 to 1), chroma, and hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

type Triple = [number, number, number];

/** Returns the components of `#rrggbb`, each 0 to 1. */
export function toComponents(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Converts an sRGB component to linear light. */
export function toLinearLight(component: number): number {
  return component <= 0.04045 ? component / 12.92 : ((component + 0.055) / 1.055) ** 2.4;
}

function toSrgb(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

// The matrices of Björn Ottosson's definition of Oklab.
function toLinearRgb(l: number, a: number, b: number): Triple {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Converts `#rrggbb` to Oklch. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toComponents(hex).map(toLinearLight) as Triple;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

// Rounding errors of the conversion do not count as outside of sRGB.
function fits(channels: Triple): boolean {
  return Math.min(...channels) > -0.0001 && Math.max(...channels) < 1.0001;
}

/** Converts a colour to `#rrggbb`, with its chroma reduced until it fits into sRGB. */
export function toHex({ l, c, h }: Oklch): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  let rgb = toLinearRgb(l, a, b);
  if (!fits(rgb)) {
    let [low, high] = [0, 1];
    // Twelve halvings find the largest share that fits, to 1/4096.
    for (let round = 0; round < 12; round += 1) {
      const share = (low + high) / 2;
      if (fits(toLinearRgb(l, a * share, b * share))) low = share;
      else high = share;
    }
    rgb = toLinearRgb(l, a * low, b * low);
  }
  const digits = rgb.map((channel) => {
    const byte = Math.round(Math.min(Math.max(toSrgb(Math.max(channel, 0)), 0), 1) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
