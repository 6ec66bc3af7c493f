import { formerDraftSchema, type FormerDraft } from '@kampana/shared/api/former-drafts-api'
import { websitePermissions } from '@kampana/shared/content/website-permissions'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { AppContext } from '../../app-context.ts'
import { recordActivity } from '../../crud/activity.ts'
import { routeSchema, rowsOf } from '../../crud/openapi.ts'
import { getCauser } from '../../crud/request.ts'
import type { Database } from '../../db/tables.ts'
import { notFound } from '../../error.ts'

const config = { access: [...websitePermissions] }

/** Routes for drafts that the upgrade couldn't convert: people read and copy them, then dismiss them. */
export const serveFormerDrafts = (app: FastifyInstance, { db, now }: AppContext): void => {
  app.get(
    '/api/former-drafts',
    {
      config,
      schema: routeSchema('content', 'List the drafts that the upgrade couldn’t convert', () => ({
        reply: rowsOf(formerDraftSchema),
      })),
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
      return { data: await listFormerDrafts(db) }
    },
  )
  app.delete<{ Params: { id: string } }>(
    '/api/former-drafts/:id',
    { config, schema: { tags: ['content'], summary: 'Dismiss a draft that the upgrade couldn’t convert' } },
    async (request) => {
      const id = z.coerce.number().int().min(0).max(2_147_483_647).catch(0).parse(request.params.id)
      const causer = getCauser(request)
      await db.transaction().execute(async (trx) => {
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
      return { message: contentMessages.draftDiscarded }
    },
  )
}

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
