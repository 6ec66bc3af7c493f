import { text } from '@kampana/shared/kinds/index'
import { guessDescription } from '@kampana/shared/media/picture-name'
import { readInput } from '@kampana/shared/schema/schema'
import type { FastifyRequest } from 'fastify'
import { invalid } from '../error.ts'
import { readPictures, type ReadPicture } from '../media/read-pictures.ts'
import type { AppContext } from '../app-context.ts'

/** An uploaded slide with its description. */
interface ReadSlide extends Pick<ReadPicture, 'hash' | 'renditions'> {
  alt: string
}
const fields = { alt: text('Description') }

/** Reads an upload of slides. Throws the errors of all files under their index (`slides.2`). */
export const readSlides = async (context: AppContext, request: FastifyRequest): Promise<ReadSlide[]> => {
  const read = await readPictures(context, request, { files: 'slides', descriptions: 'alts' })
  return read.map(({ hash, renditions, name, description }, index) => ({
    hash,
    renditions,
    alt: chooseAlt(description, name, index),
  }))
}

/** The given description, else one from the file's name, unless a camera has named it. */
const chooseAlt = (sent: string | undefined, name: string, index: number): string => {
  const alt = sent || guessDescription(name)
  const read = readInput(fields, { alt })
  if ('errors' in read) throw invalid({ [`alts.${index}`]: read.errors.alt ?? [] })
  return read.input.alt
}
