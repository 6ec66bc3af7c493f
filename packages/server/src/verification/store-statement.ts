import type { AppContext } from '../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import type { Row } from '@kampana/engine-server/records/table'
import type { VerificationTables } from '../db/verification-tables.ts'
import type { DbClient } from '../db/tables.ts'
import { createCode } from './create-code.ts'
import { readSigner, type SignText } from './key.ts'
import { bodyOf, verifiedResources, writeStatement, type VerifiedResource } from './statement.ts'

type StatementRow = VerificationTables['proofs']
export type StatementContext = Pick<AppContext, 'settings' | 'college' | 'encryption' | 'now'>

/** Statement to be signed. */
type Unsigned = Omit<StatementRow, 'text' | 'signature' | 'created_at'>

/**
 * Updates the statements of a record's code in the transaction of its change. Adds a statement if the record is posted, its
 * text changes, or it is withdrawn. Sets the code in the row and in `record`.
 */
export const storeStatement = async (
  trx: DbClient,
  context: StatementContext,
  resource: VerifiedResource,
  record: Row,
  old: Row | null,
): Promise<void> => {
  const body = verifiedResources[resource](record, context)
  if (body === null) return withdraw(trx, context, resource, record.id)
  const former = old && verifiedResources[resource](old, context)
  for (;;) {
    const last = await lastStatement(trx, resource, record.id)
    const state = last === undefined || last.state === 'withdrawn' ? 'posted' : 'changed'
    if (last && state === 'changed' && isSameStatement(bodyOf(last.text), body, former)) return
    const code = last?.code ?? createCode()
    const next = { code, version: (last?.version ?? 0) + 1, resource, record_id: record.id, state } as const
    // Another record may have the same random code.
    if (await add(trx, context, next, body)) {
      if (record['code'] !== code) await writeCode(trx, resource, record, code)
      return
    }
  }
}

const sumLine = /^SHA-256 of the whole: .*$/m
const sumOf = (body: string | null): string | undefined => sumLine.exec(body ?? '')?.[0]

/** The sum of an unchanged text differs from the last statement's if its images have another stored form since. */
const isSameStatement = (last: string, body: string, former: string | null): boolean =>
  last === body || (sumOf(former) === sumOf(body) && last.replace(sumLine, '') === body.replace(sumLine, ''))

/** Adds a statement that the record is withdrawn, if it was posted. */
export const withdraw = async (
  trx: DbClient,
  context: StatementContext,
  resource: VerifiedResource,
  record_id: number,
): Promise<void> => {
  const last = await lastStatement(trx, resource, record_id)
  if (!last || last.state === 'withdrawn') return
  const { code, version } = last
  const next = { code, version: version + 1, resource, record_id, state: 'withdrawn' } as const
  await add(trx, context, next, bodyOf(last.text))
}

/** Signs a statement; without a signer, the signature is empty. */
export const signStatement = (
  context: StatementContext,
  sign: SignText | undefined,
  unsigned: Unsigned,
  body: string,
): StatementRow => {
  const created_at = instant(context.now())
  const text = writeStatement(context, { ...unsigned, created_at }, body)
  // An unreadable key must not delay a notice.
  return { ...unsigned, created_at, text, signature: sign?.(text) ?? '' }
}

/** Adds a statement; returns false if its code and version are taken. */
const add = async (
  trx: DbClient,
  context: StatementContext,
  next: Unsigned,
  body: string,
): Promise<boolean> => {
  const row = signStatement(context, await readSigner(trx, context), next, body)
  const added = await trx
    .insertInto('proofs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return added !== undefined
}

const lastStatement = (trx: DbClient, resource: VerifiedResource, record_id: number) =>
  trx
    .selectFrom('proofs')
    .select(['code', 'version', 'state', 'text'])
    .where('resource', '=', resource)
    .where('record_id', '=', record_id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

const writeCode = async (
  trx: DbClient,
  resource: VerifiedResource,
  record: Row,
  code: string,
): Promise<void> => {
  const table = resource === 'updates' ? 'updates' : 'class_status'
  await trx.updateTable(table).set({ code }).where('id', '=', record.id).execute()
  record['code'] = code
}
