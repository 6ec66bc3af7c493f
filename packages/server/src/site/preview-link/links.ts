import { previewDays, type PreviewLink } from '@kampana/shared/calls/preview-link-calls'
import { loggedAs } from '@kampana/shared/resources/logs'
import { updates } from '@kampana/shared/resources/updates'
import { permissionName } from '@kampana/engine-declare/resource'
import type { AppContext } from '../../app-context.ts'
import { after, instant } from '@kampana/engine-server/clock'
import { recordActivity, type Viewer } from '@kampana/engine-server/records/activity'
import { modelName } from '@kampana/engine-declare/calls/nouns'
import { selectRow } from '@kampana/engine-server/records/query/select'
import type { Row } from '@kampana/engine-server/records/table'
import type { DbClient } from '../../db/tables.ts'
import { forbidden, notFound } from '@kampana/engine-server/error'
import { hashToken, newToken } from '@kampana/engine-server/tokens'
import { shownName } from '@kampana/engine-server/records/people'

type Context = Pick<AppContext, 'db' | 'now' | 'sign' | 'isSigned' | 'settings' | 'findHooks'>

const purpose = 'preview'
const oneDay = 24 * 60 * 60

/**
 * Creates a preview link of an update, valid for `previewDays` days. Only the hash of its token is stored. Rejects with a 404
 * if its creator can't read the update.
 */
export const makePreviewLink = async (
  context: Context,
  updateId: number,
  causer: Viewer,
): Promise<PreviewLink & { url: string }> => {
  const { db, now, sign, settings } = context
  const secret = newToken()
  const time = now()
  const link = {
    created_at: instant(time),
    expires_at: instant(after(time, previewDays * oneDay)),
  }
  const { id } = await db.transaction().execute(async (trx) => {
    const update = await fetchReadableUpdate(context, trx, updateId, causer)
    const made = await trx
      .insertInto('preview_links')
      .values({ token_hash: hashToken(secret), update_id: updateId, user_id: causer.id, ...link })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordActivity(trx, {
      causer,
      resource: updates,
      action: loggedAs('make-preview-link'),
      id: updateId,
      now: time,
      title: String(update[updates.title]),
      attributes: { expires_at: link.expires_at },
    })
    return made
  })
  const url = new URL(`/preview/${secret}.${sign(purpose, secret)}`, settings.publicUrl).href
  return { id, ...link, made_by: causer.name, url }
}

/** Valid links of an update, newest first. */
export const listPreviewLinks = async ({ db, now }: Context, updateId: number): Promise<PreviewLink[]> =>
  db
    .selectFrom('preview_links')
    .innerJoin('users', 'users.id', 'preview_links.user_id')
    .select(['preview_links.id', 'preview_links.created_at', 'expires_at'])
    .select(shownName().as('made_by'))
    .where('update_id', '=', updateId)
    .where('expires_at', '>', instant(now()))
    .orderBy('preview_links.id', 'desc')
    .execute()

/**
 * Revokes a link. Rejects with a 404 if the viewer can't know of it, and a 403 for a colleague's link without the permission
 * to edit updates.
 */
export const endPreviewLink = (context: Context, id: number, causer: Viewer): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const link = await trx
      .deleteFrom('preview_links')
      .where('id', '=', id)
      .returning(['update_id', 'user_id'])
      .executeTakeFirst()
    if (!link) throw notFound('PreviewLink', id)
    const update = await fetchReadableUpdate(context, trx, link.update_id, causer)
    if (link.user_id !== causer.id && !causer.permissions.has(permissionName('edit', updates)))
      throw forbidden()
    await recordActivity(trx, {
      causer,
      resource: updates,
      action: loggedAs('end-preview-link'),
      id: link.update_id,
      title: String(update[updates.title]),
      now: context.now(),
    })
  })

/** Update and creator of a link's token; undefined if the token is invalid, revoked or expired. */
export const findPreviewLink = async ({ db, now, isSigned }: Context, token: string) => {
  const [secret = '', signature = ''] = token.split('.')
  if (!isSigned(purpose, secret, signature)) return undefined
  return db
    .selectFrom('preview_links')
    .innerJoin('users', 'users.id', 'preview_links.user_id')
    .select(['update_id', 'expires_at', 'users.name', 'users.email'])
    .where('token_hash', '=', hashToken(secret))
    .where('expires_at', '>', instant(now()))
    .where('users.is_active', '=', 1)
    .executeTakeFirst()
}

/** Reads an update. Throws a 404 if the viewer can't read it. */
export const fetchReadableUpdate = async (
  { findHooks }: Pick<Context, 'findHooks'>,
  client: DbClient,
  id: number,
  viewer: Viewer | null,
): Promise<Row> => {
  const hooks = findHooks(updates.name)
  const update = await selectRow(client, updates, hooks, id)
  if (hooks.canRead?.(update, viewer) === false) throw notFound(modelName(updates), id)
  return update
}
