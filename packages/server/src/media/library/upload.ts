import { pictureUploadCalls } from '@kampana/shared/calls/picture-calls'
import { text, optional } from '@kampana/engine-declare/kinds/index'
import { pictureMessages } from '@kampana/engine-declare/messages/picture-messages'
import { pictures } from '@kampana/shared/resources/pictures'
import { readInput } from '@kampana/engine-declare/schema/schema'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { recordActivity } from '@kampana/engine-server/records/activity'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { getCauser } from '@kampana/engine-server/records/input/request'
import type { Tables } from '../../db/tables.ts'
import type { Row } from '@kampana/engine-server/records/table'
import { invalid } from '@kampana/engine-server/error'
import {
  acceptPictures,
  assertConnected,
  pictureFormOptions,
  readPictures,
  storeRead,
  type ReadPicture,
} from '../read-pictures.ts'
import { uploadPermissions } from '../uploaders.ts'

const form = { files: 'pictures', descriptions: 'descriptions' }

/** Serves uploads: files in `pictures[]`, each with a description in `descriptions[]`, which may be empty. */
export const serveLibraryUpload = async (
  app: FastifyInstance,
  context: AppContext,
  find: (id: number) => Promise<Row>,
): Promise<void> => {
  await acceptPictures(app)
  const access = [
    'edit pictures',
    ...uploadPermissions('picture', 'pictures and files in text'),
    'create slides',
    'edit content',
    'edit college',
  ]
  const upload = async (request: FastifyRequest) => {
    const read = await readPictures(context, request, form)
    const described = read.map((picture, index) => Object.assign(picture, readDescription(picture, index)))
    const ids = await context.db.transaction().execute(async (trx) => {
      const stored: number[] = []
      for (const picture of described) stored.push(await add(trx, context, request, picture))
      assertConnected(request)
      return stored
    })
    const data = await Promise.all(ids.map(find))
    const message = ids.length === 1 ? pictureMessages.uploaded : pictureMessages.uploadedMany(ids.length)
    return { message, data }
  }
  serve(
    app,
    pictureUploadCalls(access),
    { upload: ({ request }) => upload(request) },
    { hooks: { upload: pictureFormOptions() } },
  )
}

const fields = { description: optional(text('Description')) }

const readDescription = ({ description }: ReadPicture, index: number): { description: string } => {
  const read = readInput(fields, { description })
  if ('errors' in read) throw invalid({ [`descriptions.${index}`]: read.errors.description ?? [] })
  return { description: read.input.description ?? '' }
}

/** Adds an image with its log entry, unless the media library has it. Returns its id. */
const add = async (
  trx: Transaction<Tables>,
  { now }: AppContext,
  request: FastifyRequest,
  read: ReadPicture & { description: string },
): Promise<number> => {
  const causer = getCauser(request)
  const { description } = read
  const details = { now: now(), by: causer.username, description }
  const { id, isNew, link } = await storeRead(trx, read, details)
  if (isNew)
    await recordActivity(trx, {
      causer,
      resource: pictures,
      action: 'create',
      id,
      title: description,
      now: details.now,
      attributes: { src: link, description },
    })
  else if (description !== '')
    await trx
      .updateTable('pictures')
      .set({ description })
      .where('id', '=', id)
      .where('description', '=', '')
      .execute()
  return id
}
