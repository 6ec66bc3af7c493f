import {
  formerDraftMessages,
  type FormerDraftProblem,
} from '@kampana/engine-declare/messages/former-draft-messages'
import type { AppContext } from '../../app-context.ts'
import type { ImportContext } from '../records/write-record.ts'
import { openFormerSite, type FormerSite } from './former-folder.ts'
import { mergeEdit } from './merge-edit.ts'
import { findAdministrators, findNamed } from './people.ts'
import { planEdits, type PageEdit } from './plan-edits.ts'
import { readingOptions } from './read-side.ts'
import type { Transaction } from 'kysely'
import { dashboardLink } from '../../account/links.ts'
import type { Tables } from '../../db/tables.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import {
  type LeftText,
  readWaitingReleases,
  settleTexts,
  type WaitingRelease,
  type WaitingText,
} from './waiting-texts.ts'
import { writeRelease, type CarriedEdit } from './write-release.ts'

/**
 * Converts staff's drafts of files into drafts of records, in one transaction. Drafts that fail are listed on home, and their
 * authors get an e-mail. A start with the former folder retries them.
 */
export const carryFormerDrafts = async (context: AppContext): Promise<void> => {
  const { db, settings, now, outbox, log } = context
  const changes = await readWaitingReleases(db, settings.formerFolder !== undefined)
  if (changes.length === 0) return
  // E-mails contain the college's name.
  await context.siteRecords()
  const { timeZone, trashRetainedDays, collegeDir } = settings
  const options = await readingOptions(db, collegeDir)
  const site = await openFormerSite(db, settings.formerFolder)
  const outcome = await db.transaction().execute(async (trx) => {
    const [administrator] = await findAdministrators(trx)
    // An empty database has no account yet. The next start does.
    if (!administrator) return []
    const importing = { trx, now: now(), timeZone, trashRetainedDays }
    const outcomes = []
    for (const release of changes)
      outcomes.push(await carryRelease({ context, importing, administrator, options, site }, release))
    await notifyAuthors(
      context,
      trx,
      outcomes.flatMap(({ left }) => left),
    )
    return outcomes
  })
  outbox.wake()
  for (const { change: release, carried, left } of outcome) {
    const about = { note: release.note, state: release.state, publish_at: release.publishAt }
    for (const { path, causer } of carried) log().info({ path, causer, ...about }, 'former draft converted')
    for (const { text, problem } of left)
      log().warn(
        { path: text.path, causer: text.causer, ...about, reason: formerDraftMessages[problem] },
        'former draft not converted, listed on the home screen',
      )
  }
}

interface Carrying {
  context: AppContext
  importing: ImportContext
  administrator: Awaited<ReturnType<typeof findAdministrators>>[number]
  options: Awaited<ReturnType<typeof readingOptions>>
  site: FormerSite
}

interface Outcome {
  change: WaitingRelease
  carried: readonly WaitingText[]
  left: readonly LeftText[]
}

const carryRelease = async (carrying: Carrying, release: WaitingRelease): Promise<Outcome> => {
  const { importing, options, site } = carrying
  const { trx } = importing
  const planned = planEdits(release, site)
  const done: CarriedEdit[] = []
  const problems = new Map<WaitingText, FormerDraftProblem>()
  for (const { text, problem } of planned.left) problems.set(text, problem)
  for (const edit of planned.edits) {
    const merged = await mergeEdit(trx, edit, options)
    if ('problem' in merged) for (const text of edit.texts) problems.set(text, merged.problem)
    else done.push({ merged, text: firstOf(edit) })
  }
  const isWhole = problems.size === 0 && !release.isRest
  if (done.length > 0) await writeRelease(carrying, release, done, isWhole)
  const carried = release.texts.filter((text) => !problems.has(text))
  const left = [...problems].map(([text, problem]) => ({ text, problem }))
  await settleTexts(
    trx,
    carried.map(({ id }) => id),
    'carried',
  )
  for (const { text, problem } of left) await settleTexts(trx, [text.id], 'left out', problem)
  return { change: release, carried, left }
}

const firstOf = ({ texts: [first] }: PageEdit): WaitingText => {
  if (!first) throw new Error('The page edit has no draft.')
  return first
}

/** E-mails the author of each unconverted draft once, or the administrators if the author has no account. */
const notifyAuthors = async (
  context: Pick<AppContext, 'outbox' | 'settings'>,
  trx: Transaction<Tables>,
  left: readonly LeftText[],
): Promise<void> => {
  const url = dashboardLink(context, '/former-drafts')
  const news = left.filter(({ text }) => !text.wasLeft)
  for (const [causer, own] of Map.groupBy(news, ({ text }) => text.causer)) {
    const author = await findNamed(trx, causer)
    const paths = own.map(({ text }) => text.path)
    for (const { name, email } of author ? [author] : await findAdministrators(trx))
      await context.outbox.post(
        trx,
        email,
        emailTemplates.formerDrafts(name, { paths, by: author ? null : causer }, url),
      )
  }
}
