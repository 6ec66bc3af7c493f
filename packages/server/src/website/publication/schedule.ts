import type { ContentChange, ContentEdit } from '@kampana/shared/content/content-api'
import { mergeText } from '@kampana/shared/content/merge-text'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { toText } from '@kampana/shared/messages/message'
import { instant } from '../../clock.ts'
import type { Causer } from '../../crud/activity.ts'
import { HttpError } from '../../error.ts'
import type { ScheduledJob } from '../../app-context.ts'
import { findChange, readChangeEdits } from '../changes.ts'
import { hashText } from '../content-hash.ts'
import { saveDrafts } from '../drafts.ts'
import { answerAskers } from './asking.ts'
import type { Publish } from '../route.ts'
import { findText, readLiveText, readPublishedTexts } from '../texts.ts'
import type { Website } from '../website.ts'

/** Keeps edits as drafts of a change that is published at a time. */
export const scheduleEdits = async (
  website: Website,
  {
    files,
    note,
    publish_at,
    causer,
  }: { files: readonly ContentEdit[]; note: string; publish_at: string; causer: Causer },
): Promise<ContentChange> => {
  const { db } = website
  const drafts = await Promise.all(
    files.map(async (file) => {
      const draft = await db
        .selectFrom('content_drafts')
        .select('hash')
        .where('path', '=', file.path)
        .executeTakeFirst()
      return { ...file, draft_hash: draft?.hash ?? null }
    }),
  )
  const { change } = await saveDrafts(website, { files: drafts, note }, causer)
  await scheduleChange(website, change, publish_at, causer)
  return findChange(db, change.id)
}

/** Says when a change goes live, also to who asked for its publication; null makes it a draft again. */
export const scheduleChange = async (
  website: Website,
  change: ContentChange,
  publish_at: string | null,
  causer: Causer,
): Promise<void> => {
  await website.db.transaction().execute(async (trx) => {
    if (publish_at !== null) await answerAskers(website, trx, change, { causer, moment: publish_at })
    await trx
      .updateTable('content_changes')
      .set({ problem: null, publish_at, state: publish_at === null ? 'draft' : 'scheduled' })
      .where('id', '=', change.id)
      .where('state', '!=', 'published')
      .execute()
  })
  website.publishScheduler.wake()
  website.outbox.wake()
}

/**
 * Publishes scheduled changes when they are due, merged with what was published since they were written. One that can't be
 * merged, or has a fault by then, stays as a draft with its problem.
 */
export const publishDueChanges = (website: Website, publish: Publish): ScheduledJob => {
  const { db, now } = website
  const due = () =>
    db
      .selectFrom('content_changes')
      .select(['id', 'note', 'causer', 'publish_at'])
      .where('state', '=', 'scheduled')
      .orderBy('publish_at')
  const publishChange = async ({ id, note, causer }: { id: number; note: string; causer: string }) => {
    try {
      const edits = await Promise.all((await readChangeEdits(db, id)).map((edit) => rebase(website, edit)))
      await publish({ edits, note, changeId: id, kind: 'edit', causer: null, by: causer })
      return 1
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      await db
        .updateTable('content_changes')
        .set({ state: 'draft', publish_at: null, problem: toText(error.message) })
        .where('id', '=', id)
        .execute()
      return 0
    }
  }
  return {
    next: async () => (await due().limit(1).executeTakeFirst())?.publish_at ?? null,
    publish: async () => {
      let count = 0
      for (const change of await due().where('publish_at', '<=', instant(now())).execute())
        count += await publishChange(change)
      return count
    },
  }
}

/** The edit as if it had been made in the text that is live now. Throws where both have changed the same. */
const rebase = async ({ db, settings }: Website, edit: ContentEdit): Promise<ContentEdit> => {
  const live = await readLiveText(await readPublishedTexts(db), settings, edit.path)
  const base_hash = hashText(live)
  if (base_hash === edit.base_hash) return edit
  const base = await findText(db, edit.base_hash)
  const merged =
    base === null || live === null || edit.text === null
      ? undefined
      : mergeText(base, edit.text, live, edit.path.endsWith('.md'))
  if (!merged || 'conflicts' in merged) throw new HttpError(412, contentMessages.notMerged(edit.path))
  return { path: edit.path, text: merged.text, base_hash }
}
