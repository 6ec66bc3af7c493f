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
import { findPicture, hashUpload } from '../media/store.ts'
import { readPart } from '../media/upload.ts'
import { UnusablePicture } from '../media/unusable-picture.ts'
import type { AppContext } from '../app-context.ts'

/** An uploaded slide: its renditions, unless they are stored already, and its description. */
interface ReadSlide {
  hash: string
  renditions: Renditions | undefined
  alt: string
}
const fields = { alt: text('Description') }

/**
 * Reads an upload of slides, one file after the other, so that only one is in memory unencoded. Stores nothing. Throws the
 * errors of all files under their index (`slides.2`).
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
    const slide = part.fieldname === 'slides[]' ? await readOne(context, part, index) : skipFile(part)
    if (typeof slide === 'string') errors[`slides.${index}`] = [slide]
    else read.push({ ...slide, name: part.filename })
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (read.length === 0) throw invalid({ slides: [messages.invalid.required('slides')] })
  return read.map(({ name, ...slide }, index) =>
    Object.assign(slide, { alt: chooseAlt(alts[index], name, index) }),
  )
}

/** Skips a file in another field, whose bytes must be read for the next part to come. */
const skipFile = ({ file, fieldname }: MultipartFile): string => {
  file.resume()
  return messages.invalid.prohibited(fieldname)
}

/** Reads one file's picture, or returns what is wrong with it. */
const readOne = async (
  { db }: AppContext,
  part: MultipartFile,
  index: number,
): Promise<Omit<ReadSlide, 'alt'> | string> => {
  const field = `slides.${index}`
  const { bytes: upload, isTruncated } = await readPart(part)
  if (isTruncated) return messages.invalid.maxFile(field, maxUploadBytes / 1024)
  const hash = hashUpload(upload)
  if (await findPicture(db, hash)) return { hash, renditions: undefined }
  try {
    return { hash, renditions: await decode(upload, field) }
  } catch (error) {
    if (error instanceof UnusablePicture) return error.message
    throw error
  }
}

/** Throws where the client has cancelled the upload, since nobody would learn that it was added. */
export const assertConnected = ({ socket }: FastifyRequest): void => {
  if (socket.destroyed) throw new HttpError(400, errorMessages.malformedBody)
}

/** The given description, else one from the file's name, unless a camera has named it. */
const chooseAlt = (sent: string | undefined, name: string, index: number): string => {
  const alt = sent?.trim() || guessDescription(name)
  const read = readInput(fields, { alt })
  if ('errors' in read) throw invalid({ [`alts.${index}`]: read.errors.alt ?? [] })
  return read.input.alt
}
