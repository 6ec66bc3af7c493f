import { splitAddress } from '@kampana/engine-declare/addresses/address-key'
import { table, tableName } from '../table.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { EngineContext } from '../context/engine-context.ts'
import { redirecting } from './redirects.ts'

interface QueryRedirect {
  parameters: readonly (readonly [name: string, value: string])[]
  target: string
}

/** Query redirects by path, in the form of `addressKey`. */
type QueryRedirects = ReadonlyMap<string, readonly QueryRedirect[]>

/**
 * Finds the target of a redirect whose address has a query, such as `/?p=123`. The request must have each of its parameters with the
 * same value; further parameters, such as `fbclid`, change nothing. Of several redirects, the one with the most parameters wins.
 */
export const queryRedirectFinder = ({
  reader,
  cacheRevision,
}: Pick<EngineContext, 'reader' | 'cacheRevision'>): ((url: URL) => Promise<string | undefined>) => {
  let known: { revision: string; redirects: Promise<QueryRedirects> } | undefined
  const current = (): Promise<QueryRedirects> => {
    const revision = cacheRevision()
    if (known?.revision === revision) return known.redirects
    const redirects = readQueryRedirects(reader)
    known = { revision, redirects }
    // If the database is unreachable, the page is sent. The next request tries again.
    redirects.catch(() => {
      known = undefined
    })
    return redirects
  }
  return async ({ pathname, search, searchParams }) => {
    if (search === '') return undefined
    const redirects = await current().catch((): QueryRedirects => new Map())
    return redirects
      .get(splitAddress(pathname).path.normalize('NFC').toLowerCase())
      ?.filter(({ parameters }) => parameters.every(([name, value]) => searchParams.has(name, value)))
      .toSorted((a, b) => b.parameters.length - a.parameters.length)[0]?.target
  }
}

const readQueryRedirects = async (client: EngineClient): Promise<QueryRedirects> => {
  const resource = redirecting()
  const { to } = resource.redirect
  const name = tableName(resource)
  const rows = await table(client)
    .selectFrom('addresses')
    .innerJoin(name, `${name}.id`, 'addresses.record_id')
    .select(['addresses.path', `${name}.${to} as target`])
    .where('addresses.resource', '=', resource.name)
    .where('addresses.path', 'like', '%?%')
    .execute()
  const redirects = new Map<string, QueryRedirect[]>()
  for (const row of rows) {
    const { path, query } = splitAddress(String(row['path']))
    const parameters = [...new URLSearchParams(query)]
    const redirect = { parameters, target: String(row['target']) }
    const others = redirects.get(path)
    if (others) others.push(redirect)
    else redirects.set(path, [redirect])
  }
  return redirects
}
