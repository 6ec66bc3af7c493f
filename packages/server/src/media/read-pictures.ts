import type { MultipartFile } from '@fastify/multipart'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getCauser } from '@kampana/engine-server/records/input/request'
import { invalid, HttpError } from '@kampana/engine-server/error'
import { errorCode } from '@kampana/engine-server/db/failure'
import { decode } from './picture-process.ts'
import type { Renditions } from './renditions.ts'
import { maxUploadBytes } from '@kampana/engine-declare/media/file'
import type { DbClient } from '../db/tables.ts'
import { required } from '@kampana/engine-server/required'
import { findPicture, hashUpload, storePicture, type UploadDetails } from './store.ts'
import { acceptUploads, explainBrokenForm, readFilePart, uploadLimit } from './upload.ts'
import { UnusablePicture } from './unusable-picture.ts'
import type { AppContext } from '../app-context.ts'

/** Maximum number of images in one request. */
export const maxPictures = 20

/** Adds forms with several images, and a text for each, to a scope. */
export const acceptPictures = (app: FastifyInstance): Promise<void> =>
  acceptUploads(app, { files: maxPictures, fields: maxPictures, fieldSize: 4096 })

/** Options of a route with such a form. */
export const pictureFormOptions = () => ({ bodyLimit: uploadLimit(maxPictures) })

/** Adds an image to the media library, unless it is already there. */
export const storeRead = async (
  trx: DbClient,
  { hash, renditions }: Pick<ReadPicture, 'hash' | 'renditions'>,
  details: UploadDetails,
) => (renditions ? storePicture(trx, hash, renditions, details) : required(await findPicture(trx, hash)))

/** An uploaded image: its renditions unless they are stored already, its filename and the description sent with it. */
export interface ReadPicture {
  hash: string
  renditions: Renditions | undefined
  name: string
  description: string | undefined
}
/** Names of a form's fields: files in `pictures[]`, and a text for each in `descriptions[]`. */
interface FormFields {
  files: string
  descriptions: string
}

/**
 * Reads an upload of several images, one file at a time, so that only one is in memory before encoding. Stores nothing. Throws
 * the errors of all files under their index (`slides.2`).
 */
export const readPictures = (
  context: Pick<AppContext, 'db'>,
  request: FastifyRequest,
  form: FormFields,
): Promise<ReadPicture[]> =>
  readAll(context, request, form)
    .catch((error: unknown) => explainTooMany(form, error))
    .catch(explainBrokenForm)

const readAll = async (
  context: Pick<AppContext, 'db'>,
  request: FastifyRequest,
  { files, descriptions }: FormFields,
): Promise<ReadPicture[]> => {
  if (!request.isMultipart()) throw invalid({ [files]: [messages.invalid.required(files)] })
  const by = String(getCauser(request).id)
  const read: Omit<ReadPicture, 'description'>[] = []
  const words: string[] = []
  const errors: Record<string, string[]> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === `${descriptions}[]`) words.push(String(part.value))
      continue
    }
    const field = `${files}.${read.length + Object.keys(errors).length}`
    const picture = part.fieldname === `${files}[]` ? await readOne(context, part, field, by) : skipFile(part)
    if (typeof picture === 'string') errors[field] = [picture]
    else read.push({ ...picture, name: part.filename })
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (read.length === 0) throw invalid({ [files]: [messages.invalid.required(files)] })
  return read.map((picture, index) => Object.assign(picture, { description: words[index]?.trim() }))
}

/** Skips a file in another field. Its bytes must be read for the next part to arrive. */
const skipFile = ({ file, fieldname }: MultipartFile): string => {
  file.resume()
  return messages.invalid.prohibited(fieldname)
}

/** Reads the image in one file, or returns its problem. */
const readOne = async (
  { db }: Pick<AppContext, 'db'>,
  part: MultipartFile,
  field: string,
  by: string,
): Promise<Pick<ReadPicture, 'hash' | 'renditions'> | string> => {
  const { bytes: upload, isTruncated } = await readFilePart(part)
  if (isTruncated) return messages.invalid.maxFile(field, maxUploadBytes / 1024)
  const hash = hashUpload(upload)
  try {
    if (await findPicture(db, hash)) return { hash, renditions: undefined }
    return { hash, renditions: await decode(upload, field, by) }
  } catch (error) {
    if (error instanceof UnusablePicture) return error.message
    throw error
  }
}

/** Throws if the client has cancelled the upload, because nobody would learn that it was added. */
export const assertConnected = ({ socket }: FastifyRequest): void => {
  if (socket.destroyed) throw new HttpError(400, errorMessages.malformedBody)
}

/** For `catch`: the multipart parser stops at the first file beyond the limit. */
const explainTooMany = ({ files }: FormFields, error: unknown): never => {
  throw errorCode(error) === 'FST_FILES_LIMIT'
    ? invalid({ [files]: [messages.invalid.maxItems(files, maxPictures)] })
    : error
}
