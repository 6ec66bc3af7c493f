import type { MultipartFile } from '@fastify/multipart'
import { text } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { guessDescription } from '@kampana/shared/media/picture-name'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { readInput } from '@kampana/shared/schema/schema'
import type { FastifyRequest } from 'fastify'
import { invalid, HttpError } from '../error.ts'
import { decode } from '../media/picture-process.ts'
import type { Renditions } from '../media/renditions.ts'
import { maxUploadBytes } from '../media/picture-formats.ts'
import { findPicture, mediaHash } from '../media/store.ts'
import { readPart } from '../media/upload.ts'
import { UnusablePicture } from '../media/unusable-picture.ts'
import type { AppContext } from '../app-context.ts'

/** A slide that came in: its picture's files, unless they are kept already, and what it shows. */
export interface ReadSlide {
  hash: string
  renditions: Renditions | undefined
  alt: string
}
const fields = { alt: text('Description') }

/**
 * Reads an upload of slides, one file after the other, so that only one is in memory as it came. Nothing is stored.
 * Throws every unusable file under its own index (`slides.2`).
 */
export const readSlides = async (context: AppContext, request: FastifyRequest): Promise<ReadSlide[]> => {
  if (!request.isMultipart()) throw invalid({ slides: [messages.invalid.required('slides')] })
  const read: (Omit<ReadSlide, 'alt'> & { name: string })[] = []
  const alts: string[] = []
  const errors: Record<string, string[]> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'alts[]') alts.push(String(part.value))
      continue
    }
    const index = read.length + Object.keys(errors).length
    const slide = part.fieldname === 'slides[]' ? await readOne(context, part, index) : passOver(part)
    if (typeof slide === 'string') errors[`slides.${index}`] = [slide]
    else read.push({ ...slide, name: part.filename })
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (read.length === 0) throw invalid({ slides: [messages.invalid.required('slides')] })
  return read.map(({ name, ...slide }, index) =>
    Object.assign(slide, { alt: altOf(alts[index], name, index) }),
  )
}

/** A file that nobody asked for. Its bytes must flow for the next part to come. */
const passOver = ({ file, fieldname }: MultipartFile): string => {
  file.resume()
  return messages.invalid.prohibited(fieldname)
}

/** One file's picture, or what is wrong with it. */
const readOne = async (
  { db }: AppContext,
  part: MultipartFile,
  index: number,
): Promise<Omit<ReadSlide, 'alt'> | string> => {
  const field = `slides.${index}`
  const { bytes: upload, isTruncated } = await readPart(part)
  if (isTruncated) return messages.invalid.maxFile(field, maxUploadBytes / 1024)
  const hash = mediaHash(upload)
  if (await findPicture(db, hash)) return { hash, renditions: undefined }
  try {
    return { hash, renditions: await decode(upload, field) }
  } catch (error) {
    if (error instanceof UnusablePicture) return error.message
    throw error
  }
}

/** Refuses what somebody cancelled while it was at work: nobody would know that it was added all the same. */
export const refuseGone = ({ socket }: FastifyRequest): void => {
  if (socket.destroyed) throw new HttpError(400, errorMessages.malformedBody)
}

/** What was said of a picture, else its file's name without ending and dashes; a camera's name says nothing, and is no description. */
const altOf = (given: string | undefined, name: string, index: number): string => {
  const alt = given?.trim() || guessDescription(name)
  const read = readInput(fields, { alt })
  if ('errors' in read) throw invalid({ [`alts.${index}`]: read.errors.alt ?? [] })
  return read.input.alt
}
