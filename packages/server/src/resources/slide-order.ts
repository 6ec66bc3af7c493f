import { number, optional } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { slides } from '@kampana/shared/resources/slides'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { readForm } from '../account/form.ts'
import type { Tables } from '../db/tables.ts'
import { invalid, notFound } from '../error.ts'
import type { AppContext } from '../app-context.ts'
import { recordActivity, type Causer } from '../crud/activity.ts'
import { formSchema } from '../crud/openapi.ts'
import { causerOf } from '../crud/request.ts'

interface Placed {
  id: number
  alt: string
  position: number
}
interface Move {
  id: number
  after: number | null
}

const moveForm = { id: number('Slide', { min: 1 }), after: optional(number('After', { min: 1 })) }

/**
 * PUT /api/slides/order: puts one slide behind another, or first. One move at a time, by its neighbour, so that two
 * people who order the slides at once both get what they meant, and what was added meanwhile stays where it is.
 */
export const serveOrder = (app: FastifyInstance, context: AppContext): void => {
  const schema = formSchema('slides', 'Move a slide behind another, or first', moveForm)
  app.put('/api/slides/order', { config: { access: ['edit slides'] }, schema }, async (request) => {
    const { id, after } = readForm(moveForm, request)
    const moved = await context.content.change(
      (trx) => move(context, trx, { id, after }, causerOf(request)),
      (changed) => changed,
    )
    return { message: moved ? messages.orderSaved : messages.nothingChanged }
  })
}

/** Numbers the slides anew with one of them moved. Answers whether that changed their order. */
const move = async (
  { settings, now }: AppContext,
  trx: Transaction<Tables>,
  { id, after }: Move,
  causer: Causer,
): Promise<boolean> => {
  // Those who move slides at once take turns; the order is read when it's one's turn.
  if (settings.database.kind === 'postgres')
    await trx.selectFrom('slides').select('id').orderBy('id').forUpdate().execute()
  const before = await trx
    .selectFrom('slides')
    .select(['id', 'alt', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const from = before.findIndex((slide) => slide.id === id)
  const slide = before[from]
  if (!slide) throw notFound('Slide', id)
  const ordered = moved(before, slide, after)
  const to = ordered.indexOf(slide)
  if (to === from) return false
  await place(trx, ordered)
  await recordActivity(trx, {
    causer,
    resource: slides,
    action: 'move',
    id,
    title: slide.alt,
    now: now(),
    attributes: { position: to + 1 },
    old: { position: from + 1 },
  })
  return true
}

const moved = (slides: readonly Placed[], slide: Placed, after: number | null): Placed[] => {
  if (after === slide.id) return [...slides]
  const others = slides.filter((each) => each !== slide)
  const neighbour = others.findIndex((each) => each.id === after)
  if (after !== null && neighbour < 0) throw invalid({ after: [messages.invalid.selected('after')] })
  return others.toSpliced(neighbour + 1, 0, slide)
}

const place = async (trx: Transaction<Tables>, ordered: readonly Placed[]): Promise<void> => {
  for (const [index, { id, position }] of ordered.entries())
    if (position !== index + 1)
      await trx
        .updateTable('slides')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute()
}

/** The place behind the last slide. */
export const lastPlace = async (trx: Transaction<Tables>): Promise<number> => {
  const { last } = await trx
    .selectFrom('slides')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}
