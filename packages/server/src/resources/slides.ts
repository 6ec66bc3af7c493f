import { slideCalls, slideUploadCalls } from '@kampana/shared/calls/slide-calls'
import { messages } from '@kampana/shared/messages/messages'
import { slides, undescribedSlide } from '@kampana/shared/resources/slides'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks } from './resource-hooks.ts'
import type { Causer } from '@kampana/engine-server/records/activity'
import { serve, type HandlerInput } from '@kampana/engine-server/records/calls/serve'
import type { Store } from '@kampana/engine-server/records/store'
import {
  acceptPictures,
  assertConnected,
  pictureFormOptions,
  readPictures,
  storeRead,
  type ReadPicture,
  maxPictures,
} from '../media/read-pictures.ts'
import { showImages } from '../media/show-images.ts'
import { required } from '@kampana/engine-server/required'
import type { Row } from '@kampana/engine-server/records/table'
import { text } from '@kampana/engine-declare/kinds/index'
import { guessDescription } from '@kampana/engine-declare/media/picture-name'
import { readInput } from '@kampana/engine-declare/schema/schema'
import { HttpError, invalid } from '@kampana/engine-server/error'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'

const perRow = 3
const form = { files: 'slides', descriptions: 'alts' }

/** Hooks of slides: grouped into rows, as the dashboard lays them out, and created by uploads. */
export const slideHooks = (context: AppContext): ResourceHooks<'slides'> => ({
  groupRows: (rows) =>
    Array.from({ length: Math.ceil(rows.length / perRow) }, (_, row) =>
      rows.slice(row * perRow, (row + 1) * perRow),
    ),
  customRoutes: ['create'],
  routes: (app, store) => {
    serve(app, slideCalls, {
      move: async ({ body: { id, after }, viewer }) => {
        const { changed } = await store.move(id, { after }, viewer).catch(nameAfter)
        return { message: changed ? messages.orderSaved : messages.nothingChanged }
      },
      addPictures: ({ body, viewer }) => addChosen(context, store, body.pictures, viewer),
    })
    void app.register((files) => serveUpload(files, context, store))
  },
})

/** Names the input of this call in the error of an unknown neighbor. */
const nameAfter = (error: unknown): never => {
  const isNeighbor = error instanceof HttpError && error.status === 422
  throw isNeighbor ? invalid({ after: [messages.invalid.selected('after')] }) : error
}

/** Serves uploads: files in `slides[]`. Each is described in `alts[]`, by its filename, or later. */
const serveUpload = async (app: FastifyInstance, context: AppContext, store: Store): Promise<void> => {
  await acceptPictures(app)
  const upload = async ({ request, viewer }: HandlerInput<typeof slideUploadCalls.upload>) => {
    const read = await readSlides(context, request)
    const made = await store.createAll(async (trx) => {
      const inputs: { src: string; alt: string }[] = []
      const details = { now: context.now(), by: viewer.username }
      for (const slide of read) {
        const { link } = await storeRead(trx, slide, { ...details, description: slide.description })
        inputs.push({ src: link, alt: slide.alt })
      }
      assertConnected(request)
      return inputs
    }, viewer)
    return { message: createdMessage(made), data: await showSlides(context, made) }
  }
  serve(app, slideUploadCalls, { upload }, { hooks: { upload: pictureFormOptions() } })
}

const showSlides = async ({ db }: AppContext, made: readonly Row[]): Promise<Row[]> =>
  (await showImages(db, slides, made, 'staff')).map((slide) => required(slide))

const createdMessage = ({ length }: readonly unknown[]): string =>
  length === 1 ? messages.created(slides.singular) : messages.createdMany(length, slides.name)

/** An uploaded slide with its description, and its image's description in the media library. */
interface ReadSlide extends Pick<ReadPicture, 'hash' | 'renditions'> {
  alt: string
  description: string
}
const fields = { alt: text('Description') }

/** Reads an upload of slides. Throws the errors of all files under their index (`slides.2`). */
const readSlides = async (context: AppContext, request: FastifyRequest): Promise<ReadSlide[]> => {
  const read = await readPictures(context, request, form)
  return read.map(({ hash, renditions, name, description: sent }, index) => {
    const description = sent ? parseSent(sent, index) : describe(name)
    return { hash, renditions, description, alt: description || undescribedSlide }
  })
}

/** A submitted description. Throws its problem under its index. */
const parseSent = (sent: string, index: number): string => {
  const read = readInput(fields, { alt: sent })
  if ('errors' in read) throw invalid({ [`alts.${index}`]: read.errors.alt ?? [] })
  return read.input.alt
}

/** Description from the filename; empty for names given by cameras, because it isn't required here. */
const describe = (name: string): string => {
  const read = readInput(fields, { alt: guessDescription(name) })
  return 'errors' in read ? '' : read.input.alt
}

/** Adds slides with images of the media library, in the order of their ids. */
const addChosen = async (context: AppContext, store: Store, ids: readonly number[], causer: Causer) => {
  if (ids.length === 0) throw invalid({ pictures: [messages.invalid.required('pictures')] })
  if (ids.length > maxPictures)
    throw invalid({ pictures: [messages.invalid.maxItems('pictures', maxPictures)] })
  const made = await store.createAll(async (trx) => {
    const chosen = await findChosen(trx, ids)
    return chosen.map(({ src, description }) => ({ src, alt: description }))
  }, causer)
  return { message: createdMessage(made), data: await showSlides(context, made) }
}

/** Images with these ids, in order. Throws a 422 for images that are hidden or lack a description. */
const findChosen = async (trx: Transaction<Tables>, ids: readonly number[]) => {
  const rows = await trx
    .selectFrom('pictures')
    .select(['id', 'src', 'description'])
    .where('id', 'in', ids)
    .where('status', '=', 'shown')
    .execute()
  return ids.map((id, index) => {
    const row = rows.find((each) => each.id === id)
    if (!row) throw invalid({ [`pictures.${index}`]: [messages.invalid.selected('pictures')] })
    if (row.description === '') throw invalid({ [`pictures.${index}`]: [messages.describePicture] })
    return row
  })
}
