import { messages } from '@kampana/shared/messages/messages'
import { slides, undescribedSlide } from '@kampana/shared/resources/slides'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks } from './resource-hooks.ts'
import { getCauser, parseInput } from '../crud/request.ts'
import type { Store } from '../crud/store.ts'
import { lastPosition, serveOrder } from './slide-order.ts'
import {
  acceptPictures,
  assertConnected,
  pictureFormOptions,
  readPictures,
  storeRead,
  type ReadPicture,
  maxPictures,
} from '../media/read-pictures.ts'
import { text, referenceMany } from '@kampana/shared/kinds/index'
import { guessDescription } from '@kampana/shared/media/picture-name'
import { readInput, recordSchema } from '@kampana/shared/schema/schema'
import { invalid } from '../error.ts'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { formSchema } from '../crud/openapi.ts'
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
    serveOrder(app, context)
    serveChosenPictures(app, store)
    void app.register((files) => serveUpload(files, context, store))
  },
})

/** POST /api/slides: files in `slides[]`. Each is described in `alts[]`, by its filename, or later. */
const serveUpload = async (app: FastifyInstance, context: AppContext, store: Store): Promise<void> => {
  await acceptPictures(app)
  app.post(
    '/api/slides',
    { config: { access: ['create slides'] }, ...pictureFormOptions('slides', 'Add slides', form) },
    async (request, reply) => {
      const read = await readSlides(context, request)
      const made = await store.createAll(async (trx) => {
        const last = await lastPosition(trx)
        const inputs: { src: string; alt: string; position: number }[] = []
        const details = { now: context.now(), by: getCauser(request).username }
        for (const slide of read) {
          const { link } = await storeRead(trx, slide, { ...details, description: slide.description })
          inputs.push({ src: link, alt: slide.alt, position: last + inputs.length + 1 })
        }
        assertConnected(request)
        return inputs
      }, getCauser(request))
      const message =
        made.length === 1 ? messages.created(slides.singular) : messages.createdMany(made.length, slides.name)
      return reply.code(201).send({ message, data: made })
    },
  )
}

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

const chosenForm = { pictures: referenceMany('Pictures', 'pictures', 'pictures') }

/** POST /api/slides/pictures: adds slides with images of the media library, in the order of their ids. */
const serveChosenPictures = (app: FastifyInstance, store: Store): void => {
  const schema = formSchema('slides', 'Add slides from pictures in the library', chosenForm, {
    status: 201,
    data: () => z.array(recordSchema(slides.fields)),
  })
  app.post(
    '/api/slides/pictures',
    { config: { access: ['create slides'] }, schema },
    async (request, reply) => {
      const { pictures: ids } = parseInput(chosenForm, request.body)
      if (ids.length === 0) throw invalid({ pictures: [messages.invalid.required('pictures')] })
      if (ids.length > maxPictures)
        throw invalid({ pictures: [messages.invalid.maxItems('pictures', maxPictures)] })
      const made = await store.createAll(async (trx) => {
        const last = await lastPosition(trx)
        const chosen = await findChosen(trx, ids)
        return chosen.map(({ src, description }, index) => ({
          src,
          alt: description,
          position: last + index + 1,
        }))
      }, getCauser(request))
      const message =
        made.length === 1 ? messages.created(slides.singular) : messages.createdMany(made.length, slides.name)
      return reply.code(201).send({ message, data: made })
    },
  )
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
