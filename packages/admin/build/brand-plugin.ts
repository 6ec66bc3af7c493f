import { readFileSync } from 'node:fs'
import { generateTones, type Tones } from '@kampana/shared/colors/tones'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { z } from 'zod'

const id = 'virtual:brand'
const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const theme = z.object({
  paper: colour,
  sheet: colour,
  rule: colour,
  ink: colour,
  quiet: colour,
  accent: colour,
  accentText: colour,
})
const college = z.object({
  shortName: z.string().min(1),
  colours: z.object({ brand: colour, light: theme, dark: theme }),
})

/** Whose dashboard this is: a name that fits beside the seal, the tones of the brand, and what the site is printed on. */
export interface Brand {
  name: string
  tones: Tones
  light: z.infer<typeof theme>
  dark: z.infer<typeof theme>
}

/** Gives the dashboard the college's name and colours as `virtual:brand`, from the `college.yaml` that the site is built of. */
export const brand = (file: string): Plugin => {
  const read = () => brandIn(readFileSync(file, 'utf8'))
  return {
    name: 'kampana:brand',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined
      this.addWatchFile(file)
      return `export const brand = ${JSON.stringify(read())}`
    },
    transformIndexHtml: (html) =>
      html.replace(/<title>.*<\/title>/, `<title>${escaped(read().name)}</title>`),
  }
}

/** Reads the text of a `college.yaml`. */
export const brandIn = (text: string): Brand => {
  const { shortName, colours } = college.parse(parse(text))
  return { name: shortName, tones: generateTones(colours.brand), light: colours.light, dark: colours.dark }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
