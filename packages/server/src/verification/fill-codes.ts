import { findResource } from '@kampana/engine-declare/registry/all-resources'
import type { AppContext } from '../app-context.ts'
import { wholeColumns } from '@kampana/engine-server/records/query/select'
import { decodeRows } from '@kampana/engine-server/records/storage/index'
import { fetchRows, table, tableName, type Row } from '@kampana/engine-server/records/table'
import type { DbClient } from '../db/tables.ts'
import { required } from '@kampana/engine-server/required'
import { createCode } from './create-code.ts'
import { signStatement } from './store-statement.ts'
import { openKey, readSigner } from './key.ts'
import { verifiedResources, type VerifiedResource } from './statement.ts'

/** Maximum number of rows in a batch. */
const most = 500

/** Creates the key on startup, and codes for records without one, such as samples and records from before codes existed. */
export const openVerification = async (context: AppContext): Promise<void> => {
  await openKey(context)
  for (const name of ['class-status', 'updates'] as const) await fillCodes(context, name)
}

const fillCodes = async (context: AppContext, name: VerifiedResource): Promise<void> => {
  const { cacheVersion } = context
  let rows = await readBatch(context, name, 0)
  while (rows.length > 0) {
    const posted = rows.filter((row) => verifiedResources[name](row, context) !== null)
    // Avoids writes on startup unless records need codes.
    if (posted.length > 0) await cacheVersion.change((trx) => fillBatch(trx, context, name, posted))
    rows = await readBatch(context, name, required(rows.at(-1)).id)
  }
}

/** Fetches the next records without a code, including drafts. */
const readBatch = async (context: AppContext, name: VerifiedResource, after: number): Promise<Row[]> => {
  const resource = required(findResource(name))
  const rows = await fetchRows(
    table(context.db)
      .selectFrom(tableName(resource))
      .select(wholeColumns(resource, context.findHooks(name)))
      .where('code', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most),
  )
  decodeRows(resource, rows)
  return rows
}

/** Gives codes to posted records. A record whose code is taken gets one at the next start or change. */
const fillBatch = async (
  trx: DbClient,
  context: AppContext,
  name: VerifiedResource,
  rows: readonly Row[],
): Promise<void> => {
  const own = tableName(required(findResource(name)))
  const sign = await readSigner(trx, context)
  const verification = rows.map((row) => {
    const first = {
      code: createCode(),
      version: 1,
      resource: name,
      record_id: row.id,
      state: 'posted',
    } as const
    return signStatement(context, sign, first, required(verifiedResources[name](row, context)))
  })
  await trx
    .insertInto('proofs')
    .values(verification)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await table(trx)
    .updateTable(own)
    .set((eb) => ({
      code: eb
        .selectFrom('proofs')
        .select('proofs.code')
        .where('proofs.resource', '=', name)
        .where('proofs.version', '=', 1)
        .whereRef('proofs.record_id', '=', `${own}.id`),
    }))
    .where('code', 'is', null)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}
