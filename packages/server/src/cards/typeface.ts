import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Font that draws text as outlines, so that a picture looks the same on a machine without fonts. */
interface Typeface {
  /** Removes characters that the font lacks (emoji, other scripts), and collapses spaces. */
  drawable: (text: string) => string
  /** Width in pixels; `tracking` is added after each character. */
  widthOf: (text: string, size: number, tracking?: number) => number
  /** SVG paths of a drawable text that begins at `x` on the baseline `y`. */
  outlined: (text: string, at: { x: number; y: number; size: number; tracking?: number }) => string
}

const typefaces = new Map<number, Typeface>()

/** Fraunces in one weight (Latin, extended Latin and Vietnamese), read from its package once. */
export const fraunces = (weight: 400 | 600): Typeface => {
  const known =
    typefaces.get(weight) ?? createTypeface(['latin', 'latin-ext', 'vietnamese'].map(read(weight)))
  typefaces.set(weight, known)
  return known
}

const read =
  (weight: number) =>
  (letters: string): Font => {
    const file = import.meta.resolve(`@fontsource/fraunces/files/fraunces-${letters}-${weight}-normal.woff`)
    const font = create(readFileSync(fileURLToPath(file)))
    if ('fonts' in font) throw new Error(`${file} is a collection, not a font.`)
    return font
  }

const maxKnown = 2000

const createTypeface = (fonts: readonly Font[]): Typeface => {
  const findFont = (character: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const layOut = (text: string, size: number, tracking = 0) =>
    splitRuns(text, findFont).flatMap(({ font, words }) => {
      const { glyphs, positions } = font.layout(words)
      const scale = size / font.unitsPerEm
      return glyphs.map((glyph, n) => ({
        glyph,
        scale,
        advance: (positions[n]?.xAdvance ?? 0) * scale + tracking,
      }))
    })
  const known = new Map<string, number>()
  const measureEms = (word: string): number => {
    const ems = known.get(word) ?? layOut(word, 1).reduce((width, { advance }) => width + advance, 0)
    if (known.size >= maxKnown) known.clear()
    known.set(word, ems)
    return ems
  }
  return {
    drawable: (text) =>
      Array.from(text.normalize('NFC'), (character) =>
        substitute(character, (each) => findFont(each) !== undefined),
      )
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    // Caches the width of each word, since line breaking measures the same words many times.
    widthOf: (text, size, tracking = 0) =>
      text.split(/(?<=\s)/).reduce((ems, word) => ems + measureEms(word), 0) * size +
      tracking * (text.length - 1),
    outlined: (text, { x, y, size, tracking }) => {
      let left = x
      return layOut(text, size, tracking)
        .map(({ glyph, scale, advance }) => {
          const path = `<path transform="translate(${left.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`
          left += advance
          return path
        })
        .join('')
    },
  }
}

/** Splits a text into runs that one font can draw. */
const splitRuns = (text: string, findFont: (character: string) => Font | undefined) => {
  const runs: { font: Font; words: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const font = findFont(character)
    if (!font) continue
    if (last?.font === font) last.words += character
    else runs.push({ font, words: character })
  }
  return runs
}

/**
 * Returns the character or its compatibility decomposition: 𝗔 becomes A, ǹ becomes n if the accent is missing, an emoji
 * becomes empty.
 */
const substitute = (character: string, has: (character: string) => boolean): string => {
  if (/\s/.test(character)) return ' '
  if (has(character)) return character
  return Array.from(character.normalize('NFKD'), (each) => (has(each) ? each : '')).join('')
}
