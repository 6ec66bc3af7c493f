import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A face that writes text as outlines, so that a picture looks the same on a machine without any font. */
export interface Typeface {
  /** The text without what the face has no letters for (emoji, other scripts), spaces made one. */
  drawable: (text: string) => string
  /** In pixels; `tracking` is put after every letter. */
  widthOf: (text: string, size: number, tracking?: number) => number
  /** SVG paths of a drawable text that begins at `x` on the line `y`. */
  outlined: (text: string, at: { x: number; y: number; size: number; tracking?: number }) => string
}

const made = new Map<number, Typeface>()

/** Fraunces in one weight: Latin, extended Latin and Vietnamese. Read from its package when first asked for. */
export const fraunces = (weight: 400 | 600): Typeface => {
  const known = made.get(weight) ?? typefaceOf(['latin', 'latin-ext', 'vietnamese'].map(read(weight)))
  made.set(weight, known)
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

const mostKnown = 2000

const typefaceOf = (fonts: readonly Font[]): Typeface => {
  const fontFor = (character: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const glyphsOf = (text: string, size: number, tracking = 0) =>
    runsOf(text, fontFor).flatMap(({ font, words }) => {
      const { glyphs, positions } = font.layout(words)
      const scale = size / font.unitsPerEm
      return glyphs.map((glyph, n) => ({
        glyph,
        scale,
        advance: (positions[n]?.xAdvance ?? 0) * scale + tracking,
      }))
    })
  const known = new Map<string, number>()
  const emsOf = (word: string): number => {
    const ems = known.get(word) ?? glyphsOf(word, 1).reduce((width, { advance }) => width + advance, 0)
    if (known.size >= mostKnown) known.clear()
    known.set(word, ems)
    return ems
  }
  return {
    drawable: (text) =>
      Array.from(text.normalize('NFC'), (character) =>
        nearest(character, (each) => fontFor(each) !== undefined),
      )
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    // Word by word, since lines are tried in many ways; what a space takes with the letters beside it is the same.
    widthOf: (text, size, tracking = 0) =>
      text.split(/(?<=\s)/).reduce((ems, word) => ems + emsOf(word), 0) * size + tracking * (text.length - 1),
    outlined: (text, { x, y, size, tracking }) => {
      let left = x
      return glyphsOf(text, size, tracking)
        .map(({ glyph, scale, advance }) => {
          const path = `<path transform="translate(${left.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`
          left += advance
          return path
        })
        .join('')
    },
  }
}

/** Stretches of text that one font has all letters of. */
const runsOf = (text: string, fontFor: (character: string) => Font | undefined) => {
  const runs: { font: Font; words: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const font = fontFor(character)
    if (!font) continue
    if (last?.font === font) last.words += character
    else runs.push({ font, words: character })
  }
  return runs
}

/** A letter itself, else what it stands for: 𝗔 is an A, ǹ without its accent an n. Nothing for an emoji. */
const nearest = (character: string, has: (character: string) => boolean): string => {
  if (/\s/.test(character)) return ' '
  if (has(character)) return character
  return Array.from(character.normalize('NFKD'), (each) => (has(each) ? each : '')).join('')
}
