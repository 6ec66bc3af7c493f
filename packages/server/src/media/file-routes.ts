import { fileEndings } from '@kampana/shared/media/file'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance } from 'fastify'
import { invalid, notFound, HttpError } from '../error.ts'
import type { AppContext } from '../app-context.ts'
import { acceptUploads, readUpload, uploadLimit, uploadSchema } from './upload.ts'
import { holdsProgram } from './embedded-program.ts'
import { keepFile } from './file-store.ts'
import { detectFileType } from './file-type.ts'
import { forEver } from './routes.ts'
import { uploadPermissions } from './uploaders.ts'
import { quiet } from '../http/request-log.ts'

/** POST /api/file: one document in the field `file`, of a multipart form. */
export const uploadFile = async (app: FastifyInstance, context: AppContext): Promise<void> => {
  await acceptUploads(app)
  const schema = uploadSchema('file', `Upload one file (${fileEndings.join(', ')}); answers its address`)
  app.post(
    '/api/file',
    { config: { access: uploadPermissions('file') }, schema, bodyLimit: uploadLimit() },
    async (request) => {
      const { bytes, name, isTruncated } = await readUpload(request, 'file')
      if (isTruncated) throw new HttpError(413, errorMessages.tooLarge)
      const ending = detectFileType(bytes)
      if (!ending) throw invalid({ file: [messages.invalid.mimes('file', fileEndings)] })
      if (await holdsProgram(bytes)) throw invalid({ file: [messages.invalid.program('file')] })
      const kept = await keepFile(context, bytes, name, ending)
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
