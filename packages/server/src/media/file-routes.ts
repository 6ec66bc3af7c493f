import multipart, { type MultipartFile } from '@fastify/multipart'
import { fileEndings } from '@kampana/shared/media/file'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid, notFound, HttpError } from '../error.ts'
import type { AppContext } from '../app-context.ts'
import { explainBrokenForm } from './broken-form.ts'
import { holdsProgram } from './embedded-program.ts'
import { keepFile } from './file-store.ts'
import { detectFileType } from './file-type.ts'
import { forEver } from './routes.ts'
import { uploadPermissions } from './uploaders.ts'
import { quiet } from '../http/request-log.ts'

const mostBytes = 10 * 1024 * 1024

/** POST /api/file: one document in the field `file`, of a multipart form. */
export const uploadFile = async (app: FastifyInstance, context: AppContext): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: mostBytes, files: 1, fields: 0, parts: 1 },
    throwFileSizeLimit: false,
  })
  const schema = {
    tags: ['media'],
    summary: `Upload one file (${fileEndings.join(', ')}); answers its address`,
    consumes: ['multipart/form-data'],
    body: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  }
  app.post(
    '/api/file',
    { config: { access: uploadPermissions('file') }, schema, bodyLimit: mostBytes + 64 * 1024 },
    async (request) => {
      const { bytes, called } = await fileIn(request).catch(explainBrokenForm)
      const ending = detectFileType(bytes)
      if (!ending) throw invalid({ file: [messages.invalid.mimes('file', fileEndings)] })
      if (await holdsProgram(bytes)) throw invalid({ file: [messages.invalid.program('file')] })
      const kept = await keepFile(context, bytes, called, ending)
      return { message: messages.fileUploaded, link: kept.link, data: kept }
    },
  )
}

/** GET /files/…: a kept file, for download. Nothing in it runs here, whatever a browser takes it for. */
export const serveFiles = (app: FastifyInstance, { db }: AppContext): void => {
  app.get<{ Params: { hash: string; name: string } }>(
    '/files/:hash/:name',
    { config: quiet },
    async ({ params: { hash, name }, headers }, reply) => {
      const etag = `"${hash}-${name}"`
      if (headers['if-none-match'] === etag)
        return reply.code(304).headers({ etag, 'cache-control': forEver }).send()
      const file = await db
        .selectFrom('files')
        .select(['type', 'bytes'])
        .where('hash', '=', hash)
        .where('name', '=', name)
        .executeTakeFirst()
      if (!file) throw notFound('File', `${hash}/${name}`)
      return reply
        .headers({
          'content-type': file.type,
          'content-disposition': `attachment; filename="${name}"`,
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'cache-control': forEver,
          etag,
        })
        .send(Buffer.from(file.bytes))
    },
  )
}

const fileIn = async (request: FastifyRequest): Promise<{ bytes: Uint8Array; called: string }> => {
  if (!request.isMultipart()) throw invalid({ file: [messages.invalid.required('file')] })
  const part: MultipartFile | undefined = await request.file().catch(() => undefined)
  if (part?.fieldname !== 'file') throw invalid({ file: [messages.invalid.required('file')] })
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw new HttpError(413, errorMessages.tooLarge)
  return { bytes, called: part.filename }
}
