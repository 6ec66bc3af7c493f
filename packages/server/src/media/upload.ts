import multipart, { type FastifyMultipartBaseOptions, type MultipartFile } from '@fastify/multipart'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError, invalid } from '@kampana/engine-server/error'
import { maxUploadBytes } from '@kampana/engine-declare/media/file'

type Limits = NonNullable<FastifyMultipartBaseOptions['limits']>

/** One image or file, and nothing else. */
const oneFile = { files: 1, fields: 0, parts: 1 } as const

/** Adds multipart forms to a scope: one file, or as `limits` allow, each of at most `maxUploadBytes`. */
export const acceptUploads = async (app: FastifyInstance, limits: Limits = oneFile): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: maxUploadBytes, ...limits },
    throwFileSizeLimit: false,
  })
}

/** Body limit of a request with this number of uploads, including the form around them. */
export const uploadLimit = (files = 1): number => files * (maxUploadBytes + 64 * 1024)

interface Upload {
  bytes: Uint8Array
  /** Filename on the sender's computer. */
  name: string
  /** True if the file exceeded the limit. */
  isTruncated: boolean
}

/** Reads the only upload of a form. Throws a 422 if `field` has none, and a 400 for a malformed form. */
export const readUpload = (request: FastifyRequest, field: string): Promise<Upload> =>
  readOne(request, field).catch(explainBrokenForm)

const readOne = async (request: FastifyRequest, field: string): Promise<Upload> => {
  const missing = invalid({ [field]: [messages.invalid.required(field)] })
  if (!request.isMultipart()) throw missing
  const part = await request.file().catch(() => undefined)
  if (part?.fieldname !== field) throw missing
  return readFilePart(part)
}

/** Reads one file of a form up to the limit. */
export const readFilePart = async (part: MultipartFile): Promise<Upload> => {
  const bytes = await part.toBuffer()
  return { bytes, name: part.filename, isTruncated: part.file.truncated }
}

/** For `catch`: turns a truncated or malformed multipart form into a 400. */
export const explainBrokenForm = (error: unknown): never => {
  throw error instanceof Error && busboyMessages.test(error.message)
    ? new HttpError(400, errorMessages.malformedForm)
    : error
}

/** @fastify/busboy throws plain errors, which only differ in their messages. */
const busboyMessages =
  /^(Unexpected end of multipart data|(File|Part) terminated early|Multipart: |Malformed part header)/
