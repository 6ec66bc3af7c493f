import { splitAddress } from '@kampana/engine-declare/addresses/address-key'
import { pathMessages } from '@kampana/engine-declare/messages/path-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { isPagePath } from '@kampana/engine-declare/text/safe-url'
import { sql } from 'kysely'
import { instant } from '../../clock.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { invalid } from '../../error.ts'
import { required } from '../../required.ts'
import { recordActivity, type Activity, type ChangeContext } from '../activity.ts'
import { fetchRow, table, tableName, type Row } from '../table.ts'
import { keyAt, recordAt } from './declared-address.ts'
import { findAddress } from './find-address.ts'
import { pagesAt } from './pages-at.ts'

type Redirecting = Resource & Required<Pick<Resource, 'redirect'>>
/** A change that may have no signed-in causer, such as a scheduled one. */
export type Moving = Pick<ChangeContext, 'trx' | 'now'> & Pick<Activity, 'causer' | 'by'>

/** The resource whose records are redirects. */
export const redirecting = (): Redirecting =>
  required(allResources().find((each): each is Redirecting => each.redirect !== undefined))

/** Target of the redirect at an address; undefined if there is none. */
export const findRedirect = async (client: EngineClient, address: string): Promise<string | undefined> => {
  const resource = redirecting()
  const { to } = resource.redirect
  const row = await table(client)
    .selectFrom(tableName(resource))
    .select(to)
    .where(
      'id',
      '=',
      client
        .selectFrom('addresses')
        .select('record_id')
        .where('path', '=', keyAt(address))
        .where('resource', '=', resource.name),
    )
    .executeTakeFirst()
  return row && String(row[to])
}

/** Redirects a page's former address to its new one. Redirects to the former address then point to the new one. */
export const leaveRedirect = async (moving: Moving, before: string, after: string): Promise<void> => {
  const { trx, now } = moving
  const resource = redirecting()
  const { from, to } = resource.redirect
  const name = tableName(resource)
  await moveRedirects(moving, before, after)
  const row = await fetchRow(
    table(trx)
      .insertInto(name)
      .values({ [from]: before, [to]: after, created_at: instant(now) })
      .returningAll(),
  )
  await trx
    .insertInto('addresses')
    .values({
      path: keyAt(before),
      address: before,
      state: 'former',
      resource: resource.name,
      record_id: row.id,
    })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({ state: 'former', resource: resource.name, record_id: row.id }),
    )
    .execute()
  await log(moving, resource, row, { action: 'create', attributes: { [from]: before, [to]: after } })
}

/** Points redirects to a page's former address, with or without a hash, to its new one. */
export const moveRedirects = async (
  { trx }: Pick<Moving, 'trx'>,
  before: string,
  after: string,
): Promise<void> => {
  const resource = redirecting()
  const { to } = resource.redirect
  // SQL counts characters, not UTF-16 units.
  const end = Array.from(before).length + 1
  await table(trx)
    .updateTable(tableName(resource))
    .set({ [to]: sql`${after} || substr(${sql.ref(to)}, ${sql.lit(end)})` })
    .where((eb) =>
      eb.or([eb(to, '=', before), eb(sql`substr(${sql.ref(to)}, 1, ${sql.lit(end)})`, '=', `${before}#`)]),
    )
    .execute()
}

/** Addresses that redirect to a page. */
export const listRedirectsTo = async (client: EngineClient, page: string): Promise<string[]> => {
  const resource = redirecting()
  const { from, to } = resource.redirect
  const rows = await table(client).selectFrom(tableName(resource)).select(from).where(to, '=', page).execute()
  return rows.map((row) => String(row[from]))
}

/** Deletes a redirect whose address a record takes. */
export const dropRedirect = async (moving: Moving, id: number): Promise<void> => {
  const { trx } = moving
  const resource = redirecting()
  const { from, to } = resource.redirect
  const row = (await table(trx)
    .deleteFrom(tableName(resource))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()) as Row | undefined
  await trx
    .deleteFrom('addresses')
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    .execute()
  if (row)
    await log(moving, resource, row, { action: 'take-address', old: { [from]: row[from], [to]: row[to] } })
}

const log = (
  { trx, now, causer, by }: Moving,
  resource: Resource,
  row: Row,
  entry: Pick<Activity, 'action' | 'attributes' | 'old'>,
) =>
  recordActivity(trx, {
    causer,
    ...(by !== undefined && { by }),
    now,
    resource,
    id: row.id,
    title: String(row[resource.title]),
    ...entry,
  })

/** Throws a 422 under its field for a redirect that points to no page of this site, or to itself. */
export const assertRedirect = async (
  client: EngineClient,
  { redirect }: Resource,
  row: Row,
  old: Row | null,
): Promise<void> => {
  const { from, to } = required(redirect)
  const [path, target] = [String(row[from]), String(row[to])]
  const problem = path === old?.[from] ? undefined : sourceProblem(path)
  if (problem !== undefined) throw invalid({ [from]: [problem] })
  if (target === old?.[to] && path === old[from]) return
  const fault = await targetProblem(client, keyAt(path), target)
  if (fault !== undefined) throw invalid({ [to]: [fault] })
}

/** Query parameters that the site's pages read. */
const ownParameters = ['messages', 'page', 'q', 'token']

/** Checks the address of a redirect, in any form that another site may have printed. Returns the problem, or undefined. */
const sourceProblem = (address: string): string | undefined => {
  if (!isPagePath(address) || address.includes('#')) return pathMessages.notAPath
  const parameters = new URLSearchParams(splitAddress(address).query)
  const own = ownParameters.find((name) => parameters.has(name))
  return own === undefined ? undefined : pathMessages.ownParameter(own)
}

const targetProblem = async (
  client: EngineClient,
  path: string,
  target: string,
): Promise<string | undefined> => {
  if (!isPagePath(target)) return pathMessages.foreignTarget
  const [page = ''] = target.split('#')
  if (keyAt(page) === path) return pathMessages.ontoItself
  return pagesAt(page) ? undefined : addressProblem(client, page)
}

/** Problem of an address that isn't a page of the folder; undefined if it is. */
export const pageProblem = async (client: EngineClient, page: string): Promise<string | undefined> =>
  recordAt(page) ? pathMessages.noPage(page) : addressProblem(client, page)

const addressProblem = async (client: EngineClient, page: string): Promise<string | undefined> => {
  const known = await findAddress(client, page)
  if (known?.state === 'former')
    return pathMessages.ontoRedirect(page, (await findRedirect(client, page)) ?? '')
  return known ? undefined : pathMessages.noPage(page)
}
