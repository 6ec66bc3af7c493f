import type { FastifyInstance } from 'fastify'
import { hostname } from 'node:os'
import type { AppContext } from '../app-context.ts'
import type { Database } from '../db/tables.ts'
import { noteTime } from './moments.ts'

/**
 * What a node made of the college's folder when it was asked to read it again: it shows it; a restart is needed, since resources/
 * or migrations/ have changed; or it goes on with what it had, since there are faults.
 */
export const reloadResults = ['read', 'restart', 'faulty'] as const
export type ReloadResult = (typeof reloadResults)[number]

export interface ReloadAnswer {
  /** The node, by its machine and port. */
  node: string
  result: ReloadResult
}

/** Notes for `pnpm content reload` that this node has read the folder. */
export const answerReload = async (
  app: FastifyInstance,
  { db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
  result: ReloadResult,
): Promise<void> => {
  // Nobody waits for it where the disk is full or the database gone.
  await noteTime(db, `folder ${result} ${hostname()}:${settings.port}`, now()).catch((error: unknown) =>
    app.log.warn({ err: error }, 'that the folder was read could not be noted'),
  )
}

/** The answers since the last `forgetAnswers`. */
export const readAnswers = async (db: Database): Promise<ReloadAnswer[]> => {
  const rows = await db
    .selectFrom('moments')
    .select('name')
    .where('name', 'like', 'folder %')
    .orderBy('name')
    .execute()
  return rows.flatMap(({ name }) => {
    const [, word, node] = /^folder (\w+) (.+)$/.exec(name) ?? []
    const result = reloadResults.find((each) => each === word)
    return result && node !== undefined ? [{ node, result }] : []
  })
}

/** Before nodes are asked: a node that has stopped answers no more. */
export const forgetAnswers = async (db: Database): Promise<void> => {
  await db.deleteFrom('moments').where('name', 'like', 'folder %').execute()
}
