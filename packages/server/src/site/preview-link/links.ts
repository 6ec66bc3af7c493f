import { previewDays, type PreviewLink } from '@kampana/shared/api/preview-links-api'
import { loggedAs } from '@kampana/shared/resources/logs'
import { updates } from '@kampana/shared/resources/updates'
import { permissionName } from '@kampana/shared/resource'
import type { AppContext } from '../../app-context.ts'
import { after, instant } from '../../clock.ts'
import { recordActivity, type Viewer } from '../../crud/activity.ts'
import { modelName, selectRow } from '../../crud/query/select.ts'
import type { Row } from '../../crud/table.ts'
import type { DbClient } from '../../db/tables.ts'
import { forbidden, notFound } from '../../error.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { shownName } from '../../crud/people.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'sign' | 'isSigned' | 'settings' | 'findHooks'>

const purpose = 'preview'
const oneDay = 24 * 60 * 60

/**
 * Makes a link to a preview of an update, which works for `previewDays` days. Its token is stored as a hash alone. Rejects with
 * a 404 for an update that its maker may not read.
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

/** The links to an update that still work, the newest first. */
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
 * Ends a link at once. Rejects with a 404 where there is none that the viewer may know of, and a 403 where it is a colleague's
 * and the viewer may not edit updates.
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

/** What a token opens, and who made its link; undefined for one that was guessed, taken back, or is over. */
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

/** The update; a 404 where a viewer may not read it. */
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
