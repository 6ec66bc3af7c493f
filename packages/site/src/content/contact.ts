import { contactSchema } from '@kampana/shared/schema/contact-schema'
import type { z } from 'zod'
import { ContentError } from './content-error.ts'
import type { ContentPage } from './markdown/read-markdown.ts'
import type { Files } from './files.ts'
import { readMarkedFile } from './yaml/sample.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

/** The contact page's texts and the privacy notice, whose description is shown in the form. */
export type Contact = Omit<z.output<typeof contactSchema>, 'sample'> & { privacy: ContentPage }

const file = 'contact.yaml'

/** Reads `contact.yaml`. */
export const readContact = (files: Files) => {
  const { value, findLine, samples } = readMarkedFile(files, file, contactSchema)
  for (const name of ['picture', 'avif'] as const) {
    const named = value.map[name]
    if (named !== undefined && !files.has(named))
      throw new ContentError(file, `${named} is missing.`, findLine(['map', name]))
  }
  const { map, ...texts } = applyTypographyDeep(value)
  const pictures = { picture: `asset:${map.picture}`, ...(map.avif && { avif: `asset:${map.avif}` }) }
  return { contact: { ...texts, map: { ...map, ...pictures } }, samples }
}
