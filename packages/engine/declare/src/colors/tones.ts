import { toHex, toOklch } from './oklch.ts'

/**
 * Tones of the brand color by name: lightness, share of the brand's chroma, and a hue shift in degrees, so that pale tones
 * keep their look. Measured on the tones designed for #4b83cc.
 */
const ramp = {
  '50': [0.9747, 0.094, 4.06],
  '100': [0.9449, 0.199, -0.2],
  '200': [0.8904, 0.391, 0.14],
  '300': [0.8109, 0.672, 0],
  '400': [0.7102, 0.905, -0.23],
  '600': [0.5398, 0.992, 0.36],
  '700': [0.4601, 0.914, 0.19],
  '800': [0.3794, 0.758, 0.58],
  '900': [0.3001, 0.585, -0.44],
  '950': [0.2297, 0.435, -0.45],
} as const

export type Tones = Readonly<Record<keyof typeof ramp | '500', string>>

/** Tones of a brand color, `#rrggbb`, by name: '50' is the palest, '500' the color itself, '950' the darkest. */
export const generateTones = (brand: string): Tones => {
  const { chroma, hue } = toOklch(brand)
  const tones = Object.entries(ramp).map(([name, [lightness, share, shift]]) => [
    name,
    toHex({ lightness, chroma: chroma * share, hue: hue + (shift * Math.PI) / 180 }),
  ])
  return { ...Object.fromEntries(tones), '500': brand } as Tones
}
