import type { ContentEdit } from '@kampana/shared/content/content-api'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { instant } from '../../clock.ts'
import { recordActivity } from '../../crud/activity.ts'
import { hashText } from '../content-hash.ts'
import { deleteEmptyChanges } from '../drafts.ts'
import { answerAskers } from './asking.ts'
import type { Publication } from './publication.ts'
import { keepTexts } from '../texts.ts'
import type { Trx, Website } from '../website.ts'

/** Writes a publication's change, versions and log entry, and drops its drafts. Returns the id of its change. */
export const recordPublication = async (
  trx: Trx,
  website: Website,
  { kind, note, causer, by = 'Somebody', changeId }: Publication,
  edits: readonly ContentEdit[],
  parents: ReadonlyMap<string, string | null>,
): Promise<number> => {
  const { now } = website
  const time = instant(now())
  const author = causer?.name ?? by
  const paths = edits.map(({ path }) => path)
  const row = { note, state: 'published', publish_at: null, problem: null } as const
  await answerAskers(website, trx, { id: changeId, paths }, { causer })
  const change =
    changeId === undefined
      ? await trx
          .insertInto('content_changes')
          .values({ ...row, causer: author, created_at: time })
          .returning('id')
          .executeTakeFirstOrThrow()
      : { id: changeId }
  if (changeId !== undefined)
    await trx.updateTable('content_changes').set(row).where('id', '=', changeId).execute()
  if (paths.length === 0) return change.id
  await dropDrafts(trx, paths, change.id)
  await keepTexts(
    trx,
    edits.map(({ text }) => text),
  )
  await keepFirstVersions(trx, paths, parents, time)
  await trx
    .insertInto('content_versions')
    .values(
      edits.map(({ path, text }) => ({
        path,
        hash: hashText(text),
        parent: parents.get(path) ?? null,
        kind,
        change_id: change.id,
        causer: author,
        note,
        created_at: time,
      })),
    )
    .execute()
  await recordActivity(trx, {
    causer,
    by,
    resource: { name: 'website', singular: 'website' },
    action: 'publish',
    id: null,
    title:
      paths.length > 3 ? `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more` : paths.join(', '),
    now: now(),
    attributes: { files: paths.join('\n'), ...(note !== '' && { note }) },
  })
  return change.id
}

/** Keeps what files said before anybody edited them here as their first versions, so that it can be put back. */
const keepFirstVersions = async (
  trx: Trx,
  paths: readonly string[],
  parents: ReadonlyMap<string, string | null>,
  created_at: string,
): Promise<void> => {
  const rows = await trx
    .selectFrom('content_versions')
    .select('path')
    .distinct()
    .where('path', 'in', paths)
    .execute()
  const known = new Set(rows.map(({ path }) => path))
  const first = paths.filter((path) => !known.has(path) && parents.get(path) != null)
  if (first.length === 0) return
  await trx
    .insertInto('content_versions')
    .values(
      first.map((path) => ({
        path,
        hash: parents.get(path) ?? null,
        parent: null,
        kind: 'adopt' as const,
        change_id: null,
        causer: contentMessages.theFolder,
        note: '',
        created_at,
      })),
    )
    .execute()
}

/** Deletes the drafts of what is published. One that another change will publish at its time stays, and is merged then. */
const dropDrafts = async (trx: Trx, paths: readonly string[], changeId: number): Promise<void> => {
  await trx
    .deleteFrom('content_drafts')
    .where('path', 'in', paths)
    .where('change_id', 'not in', (eb) =>
      eb
        .selectFrom('content_changes')
        .select('id')
        .where('state', '=', 'scheduled')
        .where('id', '!=', changeId),
    )
    .execute()
  await deleteEmptyChanges(trx)
}

/** Makes these texts the live ones; `base` is the folder's text, on which the next merge with new files is based. */
export const putHeads = async (
  trx: Trx,
  edits: readonly { path: string; text: string | null; base: string | null }[],
  version: number,
): Promise<void> => {
  for (const { path, text, base } of edits) {
    const head = { hash: hashText(text), base_hash: hashText(base), version }
    await trx
      .insertInto('content_heads')
      .values({ path, ...head })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(head))
      .execute()
  }
}
