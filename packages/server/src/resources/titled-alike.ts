import { fold, tokenize } from '@kampana/engine-declare/text/fold'
import { updates } from '@kampana/shared/resources/updates'
import type { Term } from '@kampana/engine-server/db/dialect/terms'
import type { Tables } from '../db/tables.ts'
import type { Selectable } from 'kysely'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { AppContext } from '../app-context.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { visibleRows } from '@kampana/engine-server/records/visibility'

type Titled = Pick<Selectable<Tables['updates']>, 'category' | 'title'>

/**
 * Published update whose title only differs in case, diacritics and spaces, as people type addresses. The full-text index
 * finds it quickly among 20,000 updates.
 */
export const findSimilarTitle = async (
  { db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
  { category, title }: Titled,
) => {
  const words = tokenize(title)
  if (words.length === 0) return undefined
  const terms = words.map((word): Term => [word])
  const keys = await db
    .selectFrom('search')
    .select('key')
    .where('source', '=', updates.name)
    .where(dialectOf(db).fullText.inSearch(terms, { where: 'title', prefix: false }))
    .where('title_words', '=', words.join(' '))
    .limit(maxAlike)
    .execute()
  if (keys.length === 0) return undefined
  const candidates = await db
    .selectFrom('updates')
    .select(['id', 'title', 'category'])
    .where(
      'id',
      'in',
      keys.map(({ key }) => Number(key)),
    )
    .where('category', '=', category)
    .where(visibleRows(updates, calendarDay(settings.timeZone, now())))
    .orderBy('posted_at', 'desc')
    .execute()
  return candidates.find((update) => update.title !== title && plain(update.title) === plain(title))
}

const maxAlike = 20
const plain = (title: string): string => fold(title).replace(/\s+/g, ' ').trim()
