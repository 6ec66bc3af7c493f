import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

interface Update {
  id: number
  category: string | null
  title: string
  created_at: string
}
interface FormerTitle {
  category: string
  title: string
}
interface Address {
  address: string
  state: 'live' | 'former'
  resource: 'updates' | 'redirects'
  id: number
}

/**
 * Former titles of updates become redirects, and updates own their addresses. A draft owns its address as well, because it may
 * have been public. Published updates come first, then former titles, those in the trash, and drafts.
 */
export const formerTitles = async ({ db }: Schema): Promise<void> => {
  const columns = sql`id, category, title, created_at`
  const { rows: published } = await sql<Update>`
    select ${columns} from updates where status = 'published' order by id`.execute(db)
  await takeAddresses(db, published)
  const { rows: former } = await sql<
    FormerTitle & { current: string; current_category: string | null } & Update
  >`
    select updates.id, updates.created_at, updates.title as current, updates.category as current_category,
      former_titles.category, former_titles.title
    from former_titles join updates on updates.id = former_titles.update_id order by updates.id`.execute(db)
  for (const { current, current_category, ...each } of former)
    await redirect(db, each, { ...each, title: current, category: current_category })
  const { rows: trashed } = await sql<{ kept: string }>`
    select kept from trash where resource = 'updates' order by id`.execute(db)
  for (const { kept } of trashed) {
    const { row, dependents } = JSON.parse(kept) as Trashed
    for (const each of dependents['former_titles'] ?? []) await redirect(db, each, row)
  }
  const { rows: drafts } = await sql<Update>`
    select ${columns} from updates where status <> 'published' order by id`.execute(db)
  await takeAddresses(db, drafts)
  await db.schema.dropTable('former_titles').execute()
}

interface Trashed {
  row: Update
  dependents: Record<string, readonly FormerTitle[] | undefined>
}

const batch = 500

const takeAddresses = async (db: Schema['db'], all: readonly Update[]): Promise<void> => {
  for (let from = 0; from < all.length; from += batch)
    await insertAddresses(
      db,
      all
        .slice(from, from + batch)
        .flatMap(({ id, category, title }) =>
          category === null
            ? []
            : [{ address: addressOf({ category, title }), state: 'live', resource: 'updates', id }],
        ),
    )
}

/** Redirects a former title to its update, unless another update has it. A draft may have no category yet. */
const redirect = async (
  db: Schema['db'],
  former: FormerTitle,
  { title, category, created_at }: Omit<Update, 'id'>,
): Promise<void> => {
  const address = addressOf(former)
  const target = addressOf({ title, category: category ?? former.category })
  if (address === target) return
  const { rows: holders } = await sql`select 1 from addresses where path = ${address}`.execute(db)
  if (holders.length > 0) return
  const { rows } = await sql<{ id: number }>`insert into redirects (path, target, created_at)
    values (${address}, ${target}, ${created_at}) returning id`.execute(db)
  await insertAddresses(
    db,
    rows.map(({ id }) => ({ address, state: 'former', resource: 'redirects', id })),
  )
}

const insertAddresses = async (db: Schema['db'], addresses: readonly Address[]): Promise<void> => {
  if (addresses.length === 0) return
  await db
    .insertInto('addresses')
    .values(addresses.map(({ id, ...each }) => ({ ...each, path: each.address, record_id: id })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()
}

/** Form of an address in the version of this migration (crud/addresses/declared-address.ts). */
const addressOf = ({ category, title }: FormerTitle): string =>
  `/updates/${category}/${title.toWellFormed().replace(unreadable, encodeURIComponent)}`

const unreadable = /[\u0000-\u0020"#%/<>?\\\u007f-\u00a0\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/g
