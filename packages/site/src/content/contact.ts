import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { embed } from './embed.ts'
import type { ContentPage } from './markdown.ts'
import { readMarkedFile, sample } from './sample.ts'
import { allTypographic } from './typographic.ts'

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
    alt: z.string().min(1),
  }),
  sample,
})

/** The contact page's own words, and the privacy notice, whose description stands at the form. */
export type Contact = Omit<z.output<typeof contact>, 'sample'> & { privacy: ContentPage }

export const readContact = (directory: string) => {
  const file = join(directory, 'contact.yaml')
  const { value, lineOf, samples } = readMarkedFile(file, contact)
  if (!existsSync(join(directory, value.map.picture)))
    throw new ContentError(file, `content/${value.map.picture} is missing.`, lineOf(['map', 'picture']))
  const { map, ...words } = allTypographic(value)
  return { contact: { ...words, map: { ...map, picture: `asset:${map.picture}` } }, samples }
}
