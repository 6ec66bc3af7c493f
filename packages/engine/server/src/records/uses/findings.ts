import type { LinkProblem, RecordFinding } from '@kampana/engine-declare/api/finding-replies'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { EngineContext } from '../context/engine-context.ts'
import { findAddress } from '../addresses/find-address.ts'
import { pagesAt } from '../addresses/pages-at.ts'
import { holdingFields } from '../links/holding-fields.ts'
import { fetchRows, table, tableName, type Row } from '../table.ts'
import { findReached } from '../tree/reached-records.ts'
import { classify, findUses, type Use } from './write-uses.ts'

type Context = Pick<EngineContext, 'db' | 'findHooks' | 'services'>

/** Broken links of a record: one for each field and address that is missing or hidden from visitors. */
export const findDeadLinks = async (
  context: Context,
  resource: Resource,
  row: Row,
): Promise<RecordFinding[]> => {
  const findings = new Map<string, RecordFinding>()
  for (const { field, address, ...use } of findUses(context.services.uploads, holdingFields(resource), row)) {
    const problem = await linkProblem(context, use)
    if (problem !== undefined) findings.set(`${field} ${address}`, { field, address, problem })
  }
  return [...findings.values()]
}

/** Addresses in a form's values that are missing or hidden from visitors. */
export const findDeadAddresses = async (
  context: Context,
  addresses: readonly string[],
): Promise<Omit<RecordFinding, 'field'>[]> => {
  const findings: Omit<RecordFinding, 'field'>[] = []
  for (const address of new Set(addresses)) {
    const use = classify(context.services.uploads, { address, isShown: false })
    const problem = use && (await linkProblem(context, use))
    if (problem !== undefined) findings.push({ address, problem })
  }
  return findings
}

const linkProblem = async (
  context: Context,
  { kind, target }: Pick<Use, 'kind' | 'target'>,
): Promise<LinkProblem | undefined> => {
  if (kind === 'page') return pageProblem(context, target)
  if (kind !== 'file') return undefined
  return (await context.services.uploads.hasFile(context.db, target)) ? undefined : 'no file'
}

const pageProblem = async (context: Context, path: string): Promise<LinkProblem | undefined> => {
  const { links } = context.services
  // Addresses made by code always exist, as do lists and their pages.
  if (links.reservedProblem(path, false) !== undefined) return undefined
  const known = await findAddress(context.db, path)
  const resource = known ? allResources().find(({ name }) => name === known.resource) : pagesAt(path)
  if (resource && known?.state !== 'former') {
    const id = known ? known.record_id : idAt(resource, path)
    return id === undefined || (await isShown(context, resource, id)) ? undefined : 'not shown'
  }
  const isPage = known !== undefined || links.leadsOn(path)
  return isPage ? undefined : 'no page'
}

/** Id of the record whose page is at a path; undefined for the list, 0 if it isn't an id. */
const idAt = ({ page }: Resource, path: string): number | undefined => {
  const id = path.slice((page?.path.length ?? 0) + 1)
  if (id === '') return undefined
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
}

const isShown = async ({ db, findHooks }: Context, resource: Resource, id: number): Promise<boolean> => {
  const [row] = await fetchRows(table(db).selectFrom(tableName(resource)).selectAll().where('id', '=', id))
  const hooks = findHooks(resource.name)
  return row !== undefined && hooks.isVisible(row) && (await findReached(db, resource, hooks, [id])).has(id)
}
