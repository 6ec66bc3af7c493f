import { parseFile } from '@kampana/engine-declare/media/file'
import { imageHash } from '@kampana/engine-declare/media/picture'
import { sql } from 'kysely'
import type { UsedUploads } from '@kampana/engine-server/records/context/engine-services'
import type { DbClient } from '../../db/tables.ts'

/** Connects the engine's index of uses with the media library. */
export const usedUploads: UsedUploads = {
  find: ({ address, isShown }) => {
    const hash = imageHash(address)
    if (hash !== null) return { kind: isShown ? 'picture' : 'retained', target: hash }
    const file = parseFile(address)
    return file ? { kind: 'file', target: file.hash } : undefined
  },
  hasFile: async (client: DbClient, hash) =>
    (await client.selectFrom('files').select('hash').where('hash', '=', hash).executeTakeFirst()) !==
    undefined,
  recount: async (client, uses) => {
    const hashes = new Set(uses.flatMap(({ kind, target }) => (kind === 'picture' ? [target] : [])))
    if (hashes.size === 0) return
    await sql`update pictures set uses = (
      select count(*) from (
        select distinct resource, record_id, field from uses
        join media on media.hash = uses.target where uses.kind = 'picture' and media.picture_id = pictures.id) as places)
    where id in (select picture_id from media where hash in (${sql.join([...hashes])}))`.execute(client)
  },
  describe: async (client: DbClient, hash, description) => {
    await client
      .updateTable('pictures')
      .set({ description })
      .where('description', '=', '')
      .where('id', '=', (eb) => eb.selectFrom('media').select('picture_id').where('hash', '=', hash))
      .execute()
  },
}
