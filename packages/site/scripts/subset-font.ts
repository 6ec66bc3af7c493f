import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Cuts Fraunces 600 down to the letters that headings need and writes content/fonts/heading.woff2. Run it after
 * changing `letters`: `node scripts/subset-font.ts`. Prints the size, which DESIGN keeps at 16 KB or less.
 */
const letters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÑñÁÀÂÉÈÊÍÓÔÚÜáàâäéèêëíîóôöúüçÇ',
  ' !"#$%&\'()*+,-./:;=?@[]_|~–—‘’“”„•…·×°№₱©',
].join('')

const source = fileURLToPath(
  import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
)
const target = new URL('../content/fonts/heading.woff2', import.meta.url)
// Old-style figures are the face's own default; lining ones are kept for tables.
const font = await subsetFont(await readFile(source), letters, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'onum'],
  noHinting: true,
})
await mkdir(new URL('.', target), { recursive: true })
await writeFile(target, font)
console.log(`content/fonts/heading.woff2: ${font.length} bytes`)
