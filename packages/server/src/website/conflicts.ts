import type { ContentConflict, ContentEdit } from '@kampana/shared/content/content-api'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { HttpError } from '../error.ts'
import { hashText } from './content-hash.ts'
import { findText, readLiveText, readPublishedTexts } from './texts.ts'
import type { Website } from './website.ts'

/** A 412 with what stands in these files now, for a merge with what was typed. */
export const describeConflicts = async (
  { db, settings }: Website,
  edits: readonly Pick<ContentEdit, 'path' | 'base_hash'>[],
  where: 'draft' | 'live',
): Promise<HttpError> => {
  const texts = await readPublishedTexts(db)
  const conflicts: ContentConflict['conflicts'] = await Promise.all(
    edits.map(async ({ path, base_hash }) => {
      const draft =
        where === 'draft'
          ? await db.selectFrom('content_drafts').selectAll().where('path', '=', path).executeTakeFirst()
          : undefined
      const version = await db
        .selectFrom('content_versions')
        .select(['causer', 'created_at'])
        .where('path', '=', path)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      const text = draft ? await findText(db, draft.hash) : await readLiveText(texts, settings, path)
      return {
        path,
        text,
        hash: hashText(text),
        base: await findText(db, base_hash),
        by: draft?.causer ?? version?.causer ?? null,
        at: draft?.updated_at ?? version?.created_at ?? null,
      }
    }),
  )
  const [first] = conflicts
  return new HttpError(412, contentMessages.changedMeanwhile(first?.by ?? null), { conflicts })
}
