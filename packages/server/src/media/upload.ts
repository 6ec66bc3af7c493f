import multipart, { type FastifyMultipartBaseOptions, type MultipartFile } from '@fastify/multipart'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError, invalid } from '../error.ts'
import { maxUploadBytes } from './picture-formats.ts'

type Limits = NonNullable<FastifyMultipartBaseOptions['limits']>

/** One picture or file, and nothing else. */
const oneFile = { files: 1, fields: 0, parts: 1 } as const

/** Lets a scope read multipart forms: one file, or as many as `limits` say, each of `maxUploadBytes` at most. */
export const acceptUploads = async (app: FastifyInstance, limits: Limits = oneFile): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: maxUploadBytes, ...limits },
    throwFileSizeLimit: false,
  })
}

/** The bytes of a request with so many uploads at most, the form around them included. */
export const uploadLimit = (files = 1): number => files * (maxUploadBytes + 64 * 1024)

/** How the document of the API shows a form with one file in `field`. */
export const uploadSchema = (field: string, summary: string) => ({
  tags: ['media'],
  summary,
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    required: [field],
    properties: { [field]: { type: 'string', format: 'binary' } },
  },
})

interface Upload {
  bytes: Uint8Array
  /** What it is called where it comes from. */
  name: string
  /** There was more of it than is taken. */
  isTruncated: boolean
}

/** The one upload of a form. Throws a 422 where `field` has none, and a 400 where the form can't be read. */
export const readUpload = (request: FastifyRequest, field: string): Promise<Upload> =>
  readOne(request, field).catch(explainBrokenForm)

const readOne = async (request: FastifyRequest, field: string): Promise<Upload> => {
  const missing = invalid({ [field]: [messages.invalid.required(field)] })
  if (!request.isMultipart()) throw missing
  const part = await request.file().catch(() => undefined)
  if (part?.fieldname !== field) throw missing
  return readPart(part)
}

/** One file of a form, as far as it is taken. */
export const readPart = async (part: MultipartFile): Promise<Upload> => {
  const bytes = await part.toBuffer()
  return { bytes, name: part.filename, isTruncated: part.file.truncated }
}

/** For the `catch` of what reads a multipart form: one that breaks off or can't be read is its sender's fault. */
export const explainBrokenForm = (error: unknown): never => {
  throw error instanceof Error && busboys.test(error.message)
    ? new HttpError(400, errorMessages.malformedForm)
    : error
}

/** @fastify/busboy throws plain errors, told apart by their words only. */
const busboys =
  /^(Unexpected end of multipart data|(File|Part) terminated early|Multipart: |Malformed part header)/
