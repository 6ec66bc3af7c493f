import { messages } from '@kampana/shared/messages/messages'
import { slides } from '@kampana/shared/resources/slides'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { invalid, notFound } from '@kampana/engine-server/error'
import type { AppContext } from '../app-context.ts'
import { recordActivity, type Causer } from '@kampana/engine-server/records/activity'
import { assertMayDo } from '@kampana/engine-server/records/permissions/permissions'

interface Placed {
  id: number
  alt: string
  position: number
}
interface Move {
  id: number
  after: number | null
}

/**
 * Moves a slide after another, or first. Each call is one move relative to a neighbor, so that concurrent moves and additions
 * don't overwrite each other. Returns the message.
 */
export const moveSlide = async (context: AppContext, slide: Move, causer: Causer): Promise<string> => {
  const reorder = await context.cacheVersion.change(
    (trx) => move(context, trx, slide, causer),
    (changed) => changed,
  )
  return reorder ? messages.orderSaved : messages.nothingChanged
}

/** Moves a slide and renumbers all. Returns true if the order changed. */
const move = async (
  { now }: AppContext,
  trx: Transaction<Tables>,
  { id, after }: Move,
  causer: Causer,
): Promise<boolean> => {
  await assertMayDo(trx, causer, 'edit', slides, { id })
  // Concurrent moves wait for this lock, and read the order after it.
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
  const ordered = reorder(before, slide, after)
  const to = ordered.indexOf(slide)
  if (to === from) return false
  await savePositions(trx, ordered)
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

const reorder = (slides: readonly Placed[], slide: Placed, after: number | null): Placed[] => {
  if (after === slide.id) return [...slides]
  const others = slides.filter((each) => each !== slide)
  const neighbor = others.findIndex((each) => each.id === after)
  if (after !== null && neighbor < 0) throw invalid({ after: [messages.invalid.selected('after')] })
  return others.toSpliced(neighbor + 1, 0, slide)
}

const savePositions = async (trx: Transaction<Tables>, ordered: readonly Placed[]): Promise<void> => {
  for (const [index, { id, position }] of ordered.entries())
    if (position !== index + 1)
      await trx
        .updateTable('slides')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute()
}

/** Position of the last slide; 0 if there is none. */
export const lastPosition = async (trx: Transaction<Tables>): Promise<number> => {
  const { last } = await trx
    .selectFrom('slides')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}
