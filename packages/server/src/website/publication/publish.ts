import type { ContentEdit, ContentFindings } from '@kampana/shared/content/content-api'
import type { EditedTexts } from '@kampana/shared/content/editing-worker'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { sequentially } from '../../content/one-at-a-time.ts'
import { lockFolder } from '../../db/content-version.ts'
import type { DbClient } from '../../db/tables.ts'
import { HttpError } from '../../error.ts'
import { assertMovable, recordMoves } from './former-paths.ts'
import { hashText } from '../content-hash.ts'
import { describeConflicts } from '../conflicts.ts'
import { readFolderText } from '../folder-texts.ts'
import { findOvertaken } from '../new-files.ts'
import { keepTexts, readLiveText, readPublishedTexts } from '../texts.ts'
import type { Publication } from './publication.ts'
import { putHeads, recordPublication } from './record-publication.ts'
import type { Published, Website } from '../website.ts'

/** What has gone live. */
export interface Publishing {
  changeId: number
  paths: readonly string[]
  warnings: ContentFindings['warnings']
}

/** Another publication came between the check and the transaction. */
class Overtaken extends Error {}

/** Of two nodes one always gets through, so that many in a row mean something else. */
const mostTries = 100

/**
 * Publishes texts, all or none, with their versions, one log entry and the drop of their drafts. What becomes live has been
 * checked as a whole: where another node publishes meanwhile, it is checked again. Rejects with a 412 where a file is no
 * longer the one that the edit is based on, and with a 422 for faults.
 */
export const createPublisher = (website: Website): ((publication: Publication) => Promise<Publishing>) => {
  const publish = sequentially(async (publication: Publication) => {
    for (let tries = 1; ; tries += 1)
      try {
        return await publishOnce(website, publication)
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === mostTries) throw error
      }
  })
  return async (publication) => {
    const published = await publish(publication)
    // Those that wait meanwhile are published, and share the next reload.
    website.outbox.wake()
    await website.reload()
    return published
  }
}

const publishOnce = async (website: Website, publication: Publication): Promise<Publishing> => {
  const before = await readPublished(website.db)
  const live = await Promise.all(
    publication.edits.map(({ path }) => readLiveText(before.texts, website.settings, path)),
  )
  const overtaken = publication.edits.filter(
    ({ text, base_hash }, index) => text !== live[index] && hashText(live[index] ?? null) !== base_hash,
  )
  if (overtaken.length > 0) throw await describeConflicts(website, overtaken, 'live')
  const edits = await withoutUnchanged(website, publication.edits, live)
  await assertMovable(website, publication.moves ?? [])
  const { faults, warnings } = await website.check(unreadHere(website, before, edits))
  if (faults.length > 0) throw refuse(faults)
  const bases = await Promise.all(edits.map(({ path }) => readFolderText(website.settings.collegeDir, path)))
  const parents = new Map(publication.edits.map(({ path }, index) => [path, hashText(live[index] ?? null)]))
  const changeId = await website.content.change(async (trx) => {
    await lockFolder(trx)
    // What is replaced is kept, too, for versions and merges.
    await keepTexts(trx, [...live, ...bases])
    if ((await lastVersion(trx)) !== before.version) throw new Overtaken()
    const change = await recordPublication(trx, website, publication, edits, parents)
    await putHeads(
      trx,
      edits.map(({ path, text }, index) => ({ path, text, base: bases[index] ?? null })),
      await lastVersion(trx),
    )
    await recordMoves({ ...publication, trx, now: website.now() }, publication.moves ?? [])
    return change
  })
  return { changeId, paths: edits.map(({ path }) => path), warnings }
}

/**
 * The edits that change anything. The live text of a file of which the folder has another is kept by publishing it once more:
 * from then on it is based on the folder's new text.
 */
const withoutUnchanged = async (
  { db, settings }: Website,
  edits: readonly ContentEdit[],
  live: readonly (string | null)[],
): Promise<ContentEdit[]> => {
  const isSame = edits.map(({ text }, index) => text === live[index])
  const overtaken = isSame.includes(true) ? await findOvertaken(db, settings) : []
  const kept = new Set(overtaken.map(({ head }) => head.path))
  return edits.filter(({ path }, index) => !isSame[index] || kept.has(path))
}

/** The published texts, and a number that tells whether anything was published since. */
export const readPublished = async (db: DbClient): Promise<Published> => ({
  version: await lastVersion(db),
  texts: await readPublishedTexts(db),
})

const lastVersion = async (db: DbClient): Promise<number> => {
  const row = await db
    .selectFrom('content_versions')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

/** The edits, and what other nodes have published that this one has not read yet. */
const unreadHere = (
  { siteContent }: Website,
  { texts }: Published,
  edits: readonly ContentEdit[],
): EditedTexts => {
  const here = siteContent.texts()
  const unread = Object.entries(texts).filter(([path, text]) => here[path] !== text)
  return Object.fromEntries([...unread, ...edits.map(({ path, text }) => [path, text] as const)])
}

/** A 422 that tells the first fault of each file under its path, and all of them as findings. */
const refuse = (faults: ContentFindings['faults']): HttpError => {
  const errors: Record<string, string[]> = {}
  for (const { path, line, text } of faults)
    (errors[path] ??= []).push(line === null ? text : contentMessages.faultAt(line, text))
  return new HttpError(422, contentMessages.faulty(faults.length), {
    errors,
    findings: { faults, warnings: [] },
  })
}
