import { formerDraftMessages, type FormerDraftProblem } from '@kampana/shared/messages/former-draft-messages'
import type { AppContext } from '../../app-context.ts'
import type { ImportContext } from '../records/write-record.ts'
import { openFormerSite, type FormerSite } from './former-folder.ts'
import { mergeEdit } from './merge-edit.ts'
import { findAdministrators } from './people.ts'
import { planEdits, type PageEdit } from './plan-edits.ts'
import { readingOptions } from './read-side.ts'
import { tellAuthors } from './tell-authors.ts'
import {
  readWaitingChanges,
  settleTexts,
  type LeftText,
  type WaitingChange,
  type WaitingText,
} from './waiting-texts.ts'
import { writeChange, type CarriedEdit } from './write-change.ts'

/**
 * Converts staff's drafts of files into drafts of records, in one transaction. Drafts that fail are listed on home, and their
 * authors get an e-mail. A start with the former folder retries them.
 */
export const carryFormerDrafts = async (context: AppContext): Promise<void> => {
  const { db, settings, now, outbox, log } = context
  const changes = await readWaitingChanges(db, settings.formerFolder !== undefined)
  if (changes.length === 0) return
  // E-mails contain the college's name.
  await context.siteRecords()
  const { timeZone, trashKeptDays, collegeDir } = settings
  const options = await readingOptions(db, collegeDir)
  const site = await openFormerSite(db, settings.formerFolder)
  const told = await db.transaction().execute(async (trx) => {
    const [administrator] = await findAdministrators(trx)
    // An empty database has no account yet. The next start does.
    if (!administrator) return []
    const importing = { trx, now: now(), timeZone, trashKeptDays }
    const outcomes = []
    for (const change of changes)
      outcomes.push(await carryChange({ context, importing, administrator, options, site }, change))
    await tellAuthors(
      context,
      trx,
      outcomes.flatMap(({ left }) => left),
    )
    return outcomes
  })
  outbox.wake()
  for (const { change, carried, left } of told) {
    const about = { note: change.note, state: change.state, publish_at: change.publishAt }
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
  change: WaitingChange
  carried: readonly WaitingText[]
  left: readonly LeftText[]
}

const carryChange = async (carrying: Carrying, change: WaitingChange): Promise<Outcome> => {
  const { importing, options, site } = carrying
  const { trx } = importing
  const planned = planEdits(change, site)
  const done: CarriedEdit[] = []
  const problems = new Map<WaitingText, FormerDraftProblem>()
  for (const { text, problem } of planned.left) problems.set(text, problem)
  for (const edit of planned.edits) {
    const merged = await mergeEdit(trx, edit, options)
    if ('problem' in merged) for (const text of edit.texts) problems.set(text, merged.problem)
    else done.push({ merged, text: firstOf(edit) })
  }
  const isWhole = problems.size === 0 && !change.isRest
  if (done.length > 0) await writeChange(carrying, change, done, isWhole)
  const carried = change.texts.filter((text) => !problems.has(text))
  const left = [...problems].map(([text, problem]) => ({ text, problem }))
  await settleTexts(
    trx,
    carried.map(({ id }) => id),
    'carried',
  )
  for (const { text, problem } of left) await settleTexts(trx, [text.id], 'left out', problem)
  return { change, carried, left }
}

const firstOf = ({ texts: [first] }: PageEdit): WaitingText => {
  if (!first) throw new Error('The page edit has no draft.')
  return first
}
