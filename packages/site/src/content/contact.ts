import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { embed } from './embed.ts'
import type { ContentPage } from './markdown/read-markdown.ts'
import { readMarkedFile, sample } from './sample.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

const contact = z.strictObject({
  form: z.strictObject({
    title: z.string(),
    text: z.string(),
    /** What follows the specified words when a message was sent. */
    sent: z.string(),
  }),
  hours: z.record(z.string(), z.string()),
  map: embed.extend({
    /** The still picture in its place: a file in `content/`. */
    picture: z.string(),
    /** The same in pixels, for browsers that know AVIF. */
    avif: z.string().optional(),
    alt: z.string().min(1),
  }),
  sample,
})

/** The contact page's own words, and the privacy notice, whose description stands at the form. */
export type Contact = Omit<z.output<typeof contact>, 'sample'> & { privacy: ContentPage }

export const readContact = (directory: string) => {
  const file = join(directory, 'contact.yaml')
  const { value, lineOf, samples } = readMarkedFile(file, contact)
  for (const name of ['picture', 'avif'] as const) {
    const named = value.map[name]
    if (named !== undefined && !existsSync(join(directory, named)))
      throw new ContentError(file, `content/${named} is missing.`, lineOf(['map', name]))
  }
  const { map, ...words } = applyTypographyDeep(value)
  const pictures = { picture: `asset:${map.picture}`, ...(map.avif && { avif: `asset:${map.avif}` }) }
  return { contact: { ...words, map: { ...map, ...pictures } }, samples }
}
