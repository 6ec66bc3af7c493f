import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { invalid, notFound } from '../error.ts'
import type { AppContext } from '../app-context.ts'
import { acceptUploads, readUpload, uploadLimit, uploadSchema } from './upload.ts'
import { decode } from './picture-process.ts'
import { maxUploadBytes } from './picture-formats.ts'
import { keepPicture } from './store.ts'
import { UnusablePicture } from './unusable-picture.ts'
import { uploadPermissions } from './uploaders.ts'
import { quiet } from '../http/request-log.ts'

/** Content-addressed, so that it never becomes something else. */
export const forEver = 'public, max-age=31536000, immutable'

/** POST /api/image: one picture in the field `image`, of a multipart form. */
export const uploadImage = async (app: FastifyInstance, context: AppContext): Promise<void> => {
  await acceptUploads(app)
  const schema = uploadSchema('image', 'Upload one picture; answers its address')
  app.post(
    '/api/image',
    {
      config: { access: uploadPermissions('picture', 'pictures in text') },
      schema,
      bodyLimit: uploadLimit(),
    },
    async (request) => {
      const { bytes: upload, isTruncated } = await readUpload(request, 'image')
      if (isTruncated) throw invalid({ image: [messages.invalid.maxFile('image', maxUploadBytes / 1024)] })
      const kept = await keepPicture(context, upload, () => decode(upload, 'image')).catch(explainUnusable)
      return { message: messages.pictureUploaded, link: kept.link, data: kept }
    },
  )
}

/** GET /media/…: a stored file. Its address holds its fingerprint, so it may be kept for ever. */
export const servePictures = (app: FastifyInstance, { db }: AppContext): void => {
  app.get<{ Params: { hash: string; name: string } }>(
    '/media/:hash/:name',
    { config: quiet },
    async ({ params, headers }, reply) => {
      const etag = `"${params.hash}-${params.name}"`
      if (headers['if-none-match'] === etag)
        return reply.code(304).headers({ etag, 'cache-control': forEver }).send()
      const file = await db
        .selectFrom('renditions')
        .select(['type', 'bytes'])
        .where('hash', '=', params.hash)
        .where('name', '=', params.name)
        .executeTakeFirst()
      if (!file) throw notFound('Picture', `${params.hash}/${params.name}`)
      return reply
        .headers({ 'content-type': file.type, 'cache-control': forEver, etag })
        .send(Buffer.from(file.bytes))
    },
  )
}

const explainUnusable = (error: unknown): never => {
  throw error instanceof UnusablePicture ? invalid({ image: [error.message] }) : error
}
