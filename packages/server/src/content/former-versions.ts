import type { FormerText } from '@kampana/engine-declare/api/version'
import type { Resource } from '@kampana/engine-declare/resource'
import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { programsPath } from '@kampana/shared/content/programs-path'
import { researchPath } from '@kampana/shared/content/research-path'
import { selectAddresses } from '@kampana/engine-server/records/addresses/find-address'
import type { DbClient } from '../db/tables.ts'

/** Files of singletons. */
const filesOfOne: Readonly<Record<string, readonly string[]>> = {
  college: ['college.yaml'],
  contact: ['contact.yaml', 'privacy-notice.md'],
  home: ['home.yaml'],
}

/** Texts saved while this record was still a file, including drafts, newest first. */
export const listFormerTexts = async (
  client: DbClient,
  resource: Resource,
  id: number,
): Promise<FormerText[]> => {
  const paths = filesOfOne[resource.name] ?? (await findFiles(client, resource, id))
  if (paths.length === 0) return []
  return client
    .selectFrom('former_texts')
    .select(['id', 'path', 'text', 'state', 'note', 'causer as name', 'written_at as created_at'])
    .where('path', 'in', paths)
    .orderBy('id', 'desc')
    .execute()
}

/** Files of the pages that a record has or had. */
const findFiles = async (client: DbClient, { name }: Resource, id: number): Promise<string[]> => {
  const held = await selectAddresses(client)
    .select('path')
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .execute()
  if (held.length === 0) return []
  const own = new Set(held.map(({ path }) => path))
  const files = await client.selectFrom('former_texts').select('path').distinct().execute()
  return files.map(({ path }) => path).filter((path) => own.has(addressKey(formerAddress(path))))
}

/** Address of a former file. */
export const formerAddress = (path: string): string => {
  const [, folder = '', name = ''] = /^(\w+)\/(.+)\.md$/.exec(path) ?? []
  if (folder === 'programs') return `${programsPath}/${name}`
  return folder === 'monographs' ? `${researchPath}/${name}` : `/${name === 'index' ? '' : name}`
}
