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
  'ÑñÁÀÂÉÈÊÍÓÔÚÜáàâäéèêëíîóôöúüçÇ',
  ' !"#$%&\'()*+,-./:;=?@[]_|~–—‘’“”„•…·×°№₱©',
].join('')

const source = fileURLToPath(
  import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
)
const file = join(import.meta.dirname, '../../packages/site/src/styles/heading.woff2')
// The font's default figures are old-style; the lining ones are kept for tables.
const font = await subsetFont(await readFile(source), letters, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'onum'],
  noHinting: true,
})
await writeFile(file, font)
process.stdout.write(`${file}: ${font.length} bytes\n`)
