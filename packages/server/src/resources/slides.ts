import { required } from '../required.ts'
import { messages } from '@kampana/shared/messages/messages'
import { slides } from '@kampana/shared/resources/slides'
import type { FastifyInstance } from 'fastify'
import { acceptUploads, uploadLimit } from '../media/upload.ts'
import { findPicture, storePicture } from '../media/store.ts'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks } from '../crud/hooks.ts'
import { getCauser } from '../crud/request.ts'
import type { Store } from '../crud/store.ts'
import { lastPosition, serveOrder } from './slide-order.ts'
import { assertConnected, mostAtOnce } from '../media/read-pictures.ts'
import { readSlides } from './slide-upload.ts'
import { serveChosenPictures } from './slides-of-pictures.ts'

const perRow = 3

/** Slides are listed in rows, as the dashboard lays them out, and created by uploads. */
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

/** POST /api/slides: files in `slides[]`; each is described in `alts[]`, by its file's name, or later. */
const serveUpload = async (app: FastifyInstance, context: AppContext, store: Store): Promise<void> => {
  await acceptUploads(app, { files: mostAtOnce, fields: mostAtOnce, fieldSize: 4096 })
  const schema = {
    tags: ['slides'],
    summary: 'Add slides: files in slides[], descriptions in alts[]',
    consumes: ['multipart/form-data'],
    body: {
      type: 'object',
      properties: {
        'slides[]': { type: 'array', items: { type: 'string', format: 'binary' } },
        'alts[]': { type: 'array', items: { type: 'string' } },
      },
    },
  }
  app.post(
    '/api/slides',
    { config: { access: ['create slides'] }, schema, bodyLimit: uploadLimit(mostAtOnce) },
    async (request, reply) => {
      const read = await readSlides(context, request)
      const made = await store.createAll(async (trx) => {
        const last = await lastPosition(trx)
        const inputs: { src: string; alt: string; position: number }[] = []
        for (const { hash, alt, description, renditions } of read) {
          const picture = renditions
            ? await storePicture(trx, hash, renditions, {
                now: context.now(),
                by: getCauser(request).username,
                description,
              })
            : required(await findPicture(trx, hash))
          inputs.push({ src: picture.link, alt, position: last + inputs.length + 1 })
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
