import { pictureCalls } from '@kampana/shared/calls/picture-calls'
import { pictureMessages } from '@kampana/engine-declare/messages/picture-messages'
import { imageHash } from '@kampana/engine-declare/media/picture'
import type { FastifyInstance } from 'fastify'
import { instant } from '@kampana/engine-server/clock'
import type { AppContext } from '../app-context.ts'
import { goneBytesCleanup } from '../media/library/delete-gone.ts'
import { imageConversion } from '../media/conversion/image-conversion.ts'
import { unusedUploadCleanup } from '../media/uses/unused.ts'
import type { ResourceHooks } from './resource-hooks.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import type { Store } from '@kampana/engine-server/records/store'
import { getViewer } from '@kampana/engine-server/records/viewer'
import { conflict, HttpError, notFound } from '@kampana/engine-server/error'
import type { PictureAnswer } from '../media/library/answer.ts'
import { putBackUntil, serveReplacement } from '../media/library/replace.ts'
import { serveShape } from '../media/library/shape.ts'
import { serveLibraryUpload } from '../media/library/upload.ts'
import { showImages } from '../media/show-images.ts'
import { pictures } from '@kampana/shared/resources/pictures'
import { required } from '@kampana/engine-server/required'
import type { Row } from '@kampana/engine-server/records/table'
import { setImageId } from '../media/images.ts'
import type { PictureUse } from '@kampana/engine-declare/media/picture-use'
import type { Viewer } from '@kampana/engine-server/records/activity'
import { locateUses } from '@kampana/engine-server/records/uses/locate-uses'
import type { DbClient } from '../db/tables.ts'

/**
 * Hooks of images: they come from uploads, change everywhere at once, and are deleted only after the user has seen their uses.
 */
export const pictureHooks = (context: AppContext): ResourceHooks<'pictures'> => ({
  computedColumns: [
    (record, old) =>
      old && record.status !== old.status
        ? { taken_down_at: record.status === 'taken-down' ? instant(context.now()) : null }
        : {},
  ],
  beforeWrite: [
    async (trx, intent) => {
      const { action, old } = intent
      if (intent.action === 'restore') await assertRestorable(trx, intent.id)
      if (action === 'put-back' && old?.taken_down_at && old.taken_down_at <= putBackUntil(context.now()))
        throw conflict(pictureMessages.tooLateToPutBack)
      if (action === 'delete' && old?.status === 'taken-down') throw conflict(pictureMessages.deletesItself)
    },
  ],
  afterWrite: [
    async (trx, { action, record: { id } }) => {
      if (action === 'restore') await setImageId(trx, id)
    },
  ],
  checkRemoval:
    (request) =>
    async (trx, { id }) => {
      if ((request.query as { anyway?: string }).anyway === '1') return
      const uses = await findPictureUses(context, trx, id, getViewer(request))
      if (uses.length > 0)
        throw new HttpError(
          409,
          uses.length === 1 ? pictureMessages.inUseOnce : pictureMessages.inUse(uses.length),
          { uses },
        )
    },
  // Unused uploads can only be found in converted values.
  cleanup: [goneBytesCleanup(context), imageConversion(context), unusedUploadCleanup(context)],
  routes: (app, store) => {
    const answer = answerRecord(context, store)
    void app.register((files) => serveLibraryUpload(files, context, store.find))
    void app.register((files) => serveReplacement(files, context, answer))
    serveShape(app, context, answer)
    servePictures(app, context, store)
  },
})

/** Throws a 409 for a deleted image that was uploaded again. */
const assertRestorable = async (client: DbClient, id: number): Promise<void> => {
  const there = await client
    .selectFrom('media')
    .select('hash')
    .where('picture_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (!there) throw conflict(pictureMessages.inLibraryAgain)
}

const answerRecord =
  (context: AppContext, store: Store): PictureAnswer =>
  async (id, message, { focal_reset }) => ({
    message: focal_reset ? pictureMessages.focalPointReset(message) : message,
    data: await showPicture(context, store, id),
    focal_reset,
  })

const showPicture = async ({ db }: AppContext, store: Store, id: number): Promise<Row> => {
  const [shown] = await showImages(db, pictures, [await store.find(id)], 'staff')
  return required(shown)
}

/** Serves the records that use an image, including drafts and the trash, and the image with an address. */
const servePictures = (app: FastifyInstance, context: AppContext, store: Store): void =>
  serve(app, pictureCalls, {
    uses: async ({ id, viewer }) => ({ data: await findPictureUses(context, context.db, id, viewer) }),
    at: async ({ query: { src } }) => {
      const address = typeof src === 'string' ? src : ''
      const hash = imageHash(address) ?? ''
      const row = await context.db
        .selectFrom('media')
        .innerJoin('pictures', 'pictures.id', 'media.picture_id')
        .select('pictures.id')
        .where('media.hash', '=', hash)
        .executeTakeFirst()
      if (!row) throw notFound('Picture', address)
      return { data: await showPicture(context, store, row.id) }
    },
  })

/** Uses of an image. Records that the viewer can't read have no title. */
const findPictureUses = async (
  context: Pick<AppContext, 'findHooks'>,
  client: DbClient,
  picture: number,
  viewer: Viewer | null,
): Promise<PictureUse[]> => {
  const uses = await client
    .selectFrom('uses')
    .innerJoin('media', 'media.hash', 'uses.target')
    .select(['resource', 'record_id', 'field'])
    .distinct()
    .where('uses.kind', '=', 'picture')
    .where('media.picture_id', '=', picture)
    .orderBy('resource')
    .orderBy('record_id')
    .orderBy('field')
    .execute()
  return locateUses(context, client, uses, viewer)
}
