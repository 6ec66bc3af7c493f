import { codePaths } from '@kampana/shared/content/code-paths'
import { pageMessages } from '@kampana/engine-declare/messages/page-messages'
import { invalid } from '@kampana/engine-server/error'
import type { ResourceHooks } from './resource-hooks.ts'
import type { Row } from '@kampana/engine-server/records/table'
import type { DbClient } from '../db/tables.ts'
import { published } from '@kampana/engine-server/records/published'

/** Hooks of the website's pages: rejects contradictions under the field that causes them. */
export const pageHooks: ResourceHooks<'pages'> = {
  ...published,
  beforeWrite: [
    async (trx, { action, input, old }) => {
      if (action === 'delete') return
      const { title = '', kind, address, parent_id } = { ...old, ...input } as Partial<Written>
      const problem = addressProblem(kind, address ?? null)
      if (problem !== undefined) throw invalid({ address: [problem] })
      if (parent_id != null && parent_id !== old?.['parent_id'] && (await isLink(trx, parent_id)))
        throw invalid({ parent_id: [pageMessages.beneathLink] })
      if (kind === 'link' && old && (await hasPages(trx, old)))
        throw invalid({ kind: [pageMessages.hasPages] })
      if (kind === 'group' && (await isTaken(trx, title, old?.id)))
        throw invalid({ title: [pageMessages.headingTaken] })
    },
  ],
}

interface Written {
  title: string
  kind: string
  address: string | null
  parent_id: number | null
}

/** Problem of an address for a kind of page. */
const addressProblem = (kind: string | undefined, address: string | null): string | undefined => {
  if (address === null) return undefined
  if (kind === 'live') return codePaths.includes(address) ? undefined : pageMessages.noCode
  return codePaths.includes(address) ? pageMessages.isCode : undefined
}

const isLink = async (trx: DbClient, id: number): Promise<boolean> => {
  const above = await trx.selectFrom('pages').select('kind').where('id', '=', id).executeTakeFirst()
  return above?.kind === 'link'
}

const hasPages = async (trx: DbClient, { id }: Pick<Row, 'id'>): Promise<boolean> =>
  (await trx.selectFrom('pages').select('id').where('parent_id', '=', id).executeTakeFirst()) !== undefined

/** True if children of a heading could be assigned to a different heading, because files name a heading by title. */
const isTaken = async (trx: DbClient, title: string, id: number | undefined): Promise<boolean> => {
  const others = await trx
    .selectFrom('pages')
    .select('id')
    .where((eb) => eb.or([eb.and({ title, kind: 'group' }), eb('address', '=', title)]))
    .execute()
  return others.some((other) => other.id !== id)
}
