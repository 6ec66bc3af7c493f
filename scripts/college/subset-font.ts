import { create } from 'fontkit'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Subsets Fraunces 600 to the characters of headings and writes packages/site/src/styles/heading.woff2. Run it after changing
 * `letters`: `node scripts/college/subset-font.ts`. Prints the size, which DESIGN limits to 16 KB.
 */
const letters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  // Filipino and Spanish. Rarer characters, such as the accents of dictionaries (pô), use the fallback font.
  'ÑÁÉÍÓÚñáéíóúü',
  ' !"#%&\'()+,-./:;?–—‘’“”…·₱',
].join('')

// Complete font: Fontsource's files are subsets already, and the Latin one lacks ₱.
const source = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
)
const file = join(import.meta.dirname, '../../packages/site/src/styles/heading.woff2')
const original = await readFile(source)
// Subsetting would silently omit missing characters.
const whole = create(original)
if ('fonts' in whole) throw new Error(`${source} is a collection, not a font.`)
const lacking = Array.from(letters).filter((letter) => !whole.hasGlyphForCodePoint(letter.codePointAt(0)!))
if (lacking.length > 0) throw new Error(`The font lacks these characters: ${lacking.join(' ')}`)
// The font's default figures are old-style; tables need the lining ones.
const font = await subsetFont(original, letters, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'onum'],
  noHinting: true,
})
await writeFile(file, font)
process.stdout.write(`${file}: ${font.length} bytes\n`)
