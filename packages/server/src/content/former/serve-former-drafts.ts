import { formerDraftCalls, type FormerDraft } from '@kampana/shared/calls/former-draft-calls'
import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { recordActivity, type Causer } from '@kampana/engine-server/records/activity'
import { serve } from '@kampana/engine-server/records/calls/serve'
import type { Database } from '../../db/tables.ts'
import { notFound } from '@kampana/engine-server/error'

/** Serves the drafts that the upgrade couldn't convert: people read and copy them, then dismiss them. */
export const serveFormerDrafts = (app: FastifyInstance, context: AppContext): void =>
  serve(app, formerDraftCalls, {
    list: async ({ reply }) => {
      void reply.header('cache-control', 'no-store')
      return { data: await listFormerDrafts(context.db) }
    },
    dismiss: async ({ id, viewer }) => {
      await dismissDraft(context, id, viewer)
      return { message: contentMessages.draftDiscarded }
    },
  })

const dismissDraft = ({ db, now }: AppContext, id: number, causer: Causer): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const dismissed = await trx
      .updateTable('former_texts')
      .set({ outcome: 'dismissed' })
      .where('id', '=', id)
      .where('outcome', '=', 'left out')
      .returning('path')
      .executeTakeFirst()
    if (!dismissed) throw notFound('Draft', id)
    const resource = { name: 'website', singular: 'website' }
    const title = dismissed.path
    await recordActivity(trx, { causer, resource, action: 'discard-draft', id: null, title, now: now() })
  })

const listFormerDrafts = async (db: Database): Promise<FormerDraft[]> => {
  const rows = await db
    .selectFrom('former_texts')
    .select(['id', 'path', 'text', 'base', 'problem', 'note', 'causer as name'])
    .select(['written_at as created_at', 'publish_at'])
    .where('outcome', '=', 'left out')
    .orderBy('id')
    .execute()
  return rows.map((row) => Object.assign(row, { problem: row.problem ?? ('faulty' as const) }))
}
