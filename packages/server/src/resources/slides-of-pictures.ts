import { referenceMany } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { slides } from '@kampana/shared/resources/slides'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { formSchema, object } from '../crud/openapi.ts'
import { getCauser, parseInput } from '../crud/request.ts'
import type { Store } from '../crud/store.ts'
import type { Tables } from '../db/tables.ts'
import { invalid } from '../error.ts'
import { mostAtOnce } from '../media/read-pictures.ts'
import { lastPosition } from './slide-order.ts'

const form = { pictures: referenceMany('Pictures', 'pictures', 'pictures') }

/** POST /api/slides/pictures: adds slides of pictures that are in the library, in the order of their ids. */
export const serveChosenPictures = (app: FastifyInstance, store: Store): void => {
  const schema = formSchema('slides', 'Add slides of pictures in the library', form, {
    status: 201,
    data: { type: 'array', items: object({}) },
  })
  app.post(
    '/api/slides/pictures',
    { config: { access: ['create slides'] }, schema },
    async (request, reply) => {
      const { pictures: ids } = parseInput(form, request.body)
      if (ids.length === 0) throw invalid({ pictures: [messages.invalid.required('pictures')] })
      if (ids.length > mostAtOnce)
        throw invalid({ pictures: [messages.invalid.maxItems('pictures', mostAtOnce)] })
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

/** The pictures with these ids, in this order. Throws a 422 for those that aren't shown, or that nobody has described. */
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
