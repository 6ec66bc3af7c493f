/** A color in OKLCH, which is perceptually uniform: lightness (0 to 1), chroma, and hue in radians. */
interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** Converts `#4b83cc` to OKLCH. The matrices are Björn Ottosson's, https://bottosson.github.io/posts/oklab/. */
export const toOklch = (hex: string): Oklch => {
  const [red, green, blue] = toLinearRgb(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** Converts a color to `#4b83cc`. Outside of sRGB, its chroma is reduced until it fits. */
export const toHex = (color: Oklch): string => {
  const channels = toLinear(color)
  const isInGamut = channels.every((channel) => channel > -0.0005 && channel < 1.0005)
  if (!isInGamut && color.chroma > 0) return toHex({ ...color, chroma: Math.max(0, color.chroma - 0.002) })
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const toLinear = ({ lightness, chroma, hue }: Oklch): number[] => {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const toLinearRgb = (hex: string): [number, number, number] => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const toByte = (channel: number): number => {
  const value = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}

const luminance = (hex: string): number => {
  const [red, green, blue] = toLinearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
