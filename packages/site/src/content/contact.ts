import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { embed } from './embed.ts'
import type { ContentPage } from './markdown/read-markdown.ts'
import type { Files } from './files.ts'
import { readMarkedFile, sample } from './yaml/sample.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

const contact = z.strictObject({
  form: z.strictObject({
    title: z.string(),
    text: z.string(),
    /** Shown after the specified message once a message was sent. */
    sent: z.string(),
  }),
  hours: z.record(z.string(), z.string()),
  map: embed.extend({
    /** The still picture in its place: a file in the college's folder. */
    picture: z.string(),
    /** The same picture as AVIF. */
    avif: z.string().optional(),
    alt: z.string().min(1),
  }),
  sample,
})

/** The contact page's texts and the privacy notice, whose description is shown in the form. */
export type Contact = Omit<z.output<typeof contact>, 'sample'> & { privacy: ContentPage }

const file = 'contact.yaml'

/** Reads `contact.yaml`. */
export const readContact = (files: Files) => {
  const { value, findLine, samples } = readMarkedFile(files, file, contact)
  for (const name of ['picture', 'avif'] as const) {
    const named = value.map[name]
    if (named !== undefined && !files.has(named))
      throw new ContentError(file, `${named} is missing.`, findLine(['map', name]))
  }
  const { map, ...texts } = applyTypographyDeep(value)
  const pictures = { picture: `asset:${map.picture}`, ...(map.avif && { avif: `asset:${map.avif}` }) }
  return { contact: { ...texts, map: { ...map, ...pictures } }, samples }
}
