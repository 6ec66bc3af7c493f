import { create } from 'fontkit'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Subsets Fraunces 600 to the letters of headings and writes packages/site/src/styles/heading.woff2. Run it after
 * changing `letters`: `node scripts/college/subset-font.ts`. Prints the size, which DESIGN keeps at 16 KB or less.
 */
const letters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  // Of Filipino and Spanish; what is rarer, as the accents of dictionaries (pô), is shown in the font that stands in.
  'ÑÁÉÍÓÚñáéíóúü',
  ' !"#%&\'()+,-./:;?–—‘’“”…·₱',
].join('')

// The whole font: Fontsource's files are subsets already, and the Latin one has no ₱.
const source = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
)
const file = join(import.meta.dirname, '../../packages/site/src/styles/heading.woff2')
const original = await readFile(source)
// What it lacks, subsetting would leave out without a word.
const whole = create(original)
if ('fonts' in whole) throw new Error(`${source} is a collection, not a font.`)
const lacking = Array.from(letters).filter((letter) => !whole.hasGlyphForCodePoint(letter.codePointAt(0)!))
if (lacking.length > 0) throw new Error(`The font lacks these characters: ${lacking.join(' ')}`)
// The font's default figures are old-style; the lining ones are kept for tables.
const font = await subsetFont(original, letters, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'onum'],
  noHinting: true,
})
await writeFile(file, font)
process.stdout.write(`${file}: ${font.length} bytes\n`)
