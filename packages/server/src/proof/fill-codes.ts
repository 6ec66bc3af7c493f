import { findResource } from '@kampana/shared/registry/all-resources'
import type { AppContext } from '../app-context.ts'
import { wholeColumns } from '../crud/query/select.ts'
import { decodeRows } from '../crud/storage/index.ts'
import { fetchRows, table, tableName, type Row } from '../crud/table.ts'
import type { DbClient } from '../db/tables.ts'
import { required } from '../required.ts'
import { createCode } from './create-code.ts'
import { signStatement } from './keep-proof.ts'
import { openKey, readSigner } from './key.ts'
import { provenResources, type ProvenResource } from './statement.ts'

/** Rows of a batch. */
const most = 500

/** At a start: the key, and codes for what was posted without the engine, as samples are, or before there were codes. */
export const openProofs = async (context: AppContext): Promise<void> => {
  await openKey(context)
  for (const name of ['class-status', 'updates'] as const) await fillCodes(context, name)
}

const fillCodes = async (context: AppContext, name: ProvenResource): Promise<void> => {
  const { content } = context
  let rows = await readBatch(context, name, 0)
  while (rows.length > 0) {
    const posted = rows.filter((row) => provenResources[name](row, context) !== null)
    // A start writes nothing where nothing must be written.
    if (posted.length > 0) await content.change((trx) => fillBatch(trx, context, name, posted))
    rows = await readBatch(context, name, required(rows.at(-1)).id)
  }
}

/** The next records without a code, drafts too. */
const readBatch = async (context: AppContext, name: ProvenResource, after: number): Promise<Row[]> => {
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

/** Gives records that are posted their codes; whose code is taken has its turn at the next start or change. */
const fillBatch = async (
  trx: DbClient,
  context: AppContext,
  name: ProvenResource,
  rows: readonly Row[],
): Promise<void> => {
  const own = tableName(required(findResource(name)))
  const sign = await readSigner(trx, context)
  const proofs = rows.map((row) => {
    const first = {
      code: createCode(),
      version: 1,
      resource: name,
      record_id: row.id,
      state: 'posted',
    } as const
    return signStatement(context, sign, first, required(provenResources[name](row, context)))
  })
  await trx
    .insertInto('proofs')
    .values(proofs)
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
