import type { ReadHashes } from '../content/presence/presence.ts'
import type { ContentFile } from '@kampana/shared/content/content-api'
import { notFound } from '../error.ts'
import { hashText } from './content-hash.ts'
import { addressesOf, readStates, summarizeFile } from './overview.ts'
import { findText, readLiveText } from './texts.ts'
import type { Viewer } from './viewer.ts'
import type { Website } from './website.ts'

/** A file with its live text and its draft. Rejects with a 404 where there is neither. */
export const readFile = async (website: Website, path: string, viewer: Viewer): Promise<ContentFile> => {
  const { db, siteContent, settings } = website
  const content = siteContent.content()
  const text = await readLiveText(siteContent.texts(), settings, path)
  const draft = await db.selectFrom('content_drafts').selectAll().where('path', '=', path).executeTakeFirst()
  const states = await readStates(db, settings)
  const summary = summarizeFile(path, content, states, viewer)
  if (text === null && !draft && !summary.published) throw notFound('File', path)
  return {
    ...summary,
    text,
    hash: hashText(text),
    draft_text: draft ? await findText(db, draft.hash) : null,
    draft_hash: draft?.hash ?? null,
    folder_text: states.conflicts.get(path) ?? null,
    address: addressesOf(content, path)[0] ?? null,
  }
}

/** Reads the hashes by which editors notice that a file's text or its draft has changed. */
export const hashReader =
  ({ db, siteContent, settings }: Website): ReadHashes =>
  async (paths) => {
    const drafts = await db
      .selectFrom('content_drafts')
      .select(['path', 'hash'])
      .where('path', 'in', paths)
      .execute()
    const published = siteContent.texts()
    const hashes = paths.map(async (path) => {
      const hash = hashText(await readLiveText(published, settings, path))
      const draft = drafts.find((each) => each.path === path)
      return [path, { hash, draft_hash: draft?.hash ?? null }] as const
    })
    return new Map(await Promise.all(hashes))
  }
