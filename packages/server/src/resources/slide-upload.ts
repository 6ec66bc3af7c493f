import { text } from '@kampana/shared/kinds/index'
import { guessDescription } from '@kampana/shared/media/picture-name'
import { undescribedSlide } from '@kampana/shared/resources/slides'
import { readInput } from '@kampana/shared/schema/schema'
import type { FastifyRequest } from 'fastify'
import { invalid } from '../error.ts'
import { readPictures, type ReadPicture } from '../media/read-pictures.ts'
import type { AppContext } from '../app-context.ts'

/** An uploaded slide with its description, and what its picture is described by in the library. */
interface ReadSlide extends Pick<ReadPicture, 'hash' | 'renditions'> {
  alt: string
  description: string
}
const fields = { alt: text('Description') }

/** Reads an upload of slides. Throws the errors of all files under their index (`slides.2`). */
export const readSlides = async (context: AppContext, request: FastifyRequest): Promise<ReadSlide[]> => {
  const read = await readPictures(context, request, { files: 'slides', descriptions: 'alts' })
  return read.map(({ hash, renditions, name, description: sent }, index) => {
    const description = sent ? parseSent(sent, index) : describe(name)
    return { hash, renditions, description, alt: description || undescribedSlide }
  })
}

/** A description that was sent. Throws what is wrong with it under its index. */
const parseSent = (sent: string, index: number): string => {
  const read = readInput(fields, { alt: sent })
  if ('errors' in read) throw invalid({ [`alts.${index}`]: read.errors.alt ?? [] })
  return read.input.alt
}

/** A description from the file's name; empty where a camera has named it, since nothing else was asked for. */
const describe = (name: string): string => {
  const read = readInput(fields, { alt: guessDescription(name) })
  return 'errors' in read ? '' : read.input.alt
}
