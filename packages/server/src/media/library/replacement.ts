import { pictureMessages } from '@kampana/shared/messages/picture-messages'
import { messages } from '@kampana/shared/messages/messages'
import { pictures } from '@kampana/shared/resources/pictures'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { getCauser, parseId } from '../../crud/request.ts'
import { invalid } from '../../error.ts'
import { maxUploadBytes } from '../picture-formats.ts'
import { decode } from '../picture-process.ts'
import { findFreeHash, hashUpload } from '../store.ts'
import { acceptUploads, readUpload, uploadLimit, uploadSchema } from '../upload.ts'
import { decodeFor, type PictureAnswer } from './answer.ts'
import { findShown, showInstead } from './replace.ts'

/** POST /api/pictures/{id}/replace: another picture, in the field `image`, is shown wherever this one is. */
export const serveReplacement = async (
  app: FastifyInstance,
  context: AppContext,
  answer: PictureAnswer,
): Promise<void> => {
  await acceptUploads(app)
  app.post<{ Params: { id: string } }>(
    '/api/pictures/:id/replace',
    {
      config: { access: ['edit pictures'] },
      schema: { ...uploadSchema('image', 'Show another picture wherever this one is'), tags: ['pictures'] },
      bodyLimit: uploadLimit(),
    },
    async (request) => {
      const row = await findShown(context, parseId(pictures, request.params.id))
      const { bytes, isTruncated } = await readUpload(request, 'image')
      if (isTruncated) throw invalid({ image: [messages.invalid.maxFile('image', maxUploadBytes / 1024)] })
      const made = await decodeFor('image', () => decode(bytes, 'image', getCauser(request).username))
      const hash = await decodeFor('image', () => findFreeHash(context.db, hashUpload(bytes), row))
      if (hash === row.hash) return answer(row.id, messages.nothingChanged, { focal_reset: false })
      const replacement = { hash, base_hash: hash, turn: 0, crop: null, made }
      const done = await showInstead(context, row, replacement, getCauser(request))
      return answer(row.id, pictureMessages.replaced, done)
    },
  )
}
