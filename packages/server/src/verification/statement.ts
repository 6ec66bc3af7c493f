import { formatAffected, formatSpan, formatStatus, type ClassNotice } from '@kampana/shared/class-status'
import { codePath, formatCode } from '@kampana/shared/verification/code'
import type { VerificationResult, VerificationState } from '@kampana/shared/verification/verification'
import { noticePhrases } from '@kampana/shared/notices/notice-phrases'
import { isReleased } from '@kampana/engine-declare/visibility'
import { updates } from '@kampana/shared/resources/updates'
import { lastDay } from '@kampana/engine-declare/time/event-days'
import { zonedTimeToUtc } from '@kampana/engine-declare/time/time-zone'
import { oneLine } from '@kampana/engine-declare/text/one-line'
import { updatePath } from '@kampana/shared/update-path'
import { createHash } from 'node:crypto'
import type { AppContext } from '../app-context.ts'
import type { Row } from '@kampana/engine-server/records/table'
import type { VerificationTables } from '../db/verification-tables.ts'

type Context = Pick<AppContext, 'settings' | 'college'>
type Line = readonly [name: string, text: unknown]

/** Resources whose records have codes. Each function returns a record's statement; null if the record isn't posted. */
export const verifiedResources = {
  'class-status': (record: Row, { settings }: Context): string | null => {
    const notice = record as Row & ClassNotice
    return writeBody(settings, `/class-status/${notice.id}`, [
      ['What', formatStatus(notice)],
      ['Day', formatSpan(notice, settings.timeZone)],
      ['Holds from', notice.starts_at],
      ['Holds until', notice.ends_at],
      ['Posted', notice.created_at],
      ['Affects', formatAffected(notice)],
      ['Reason', notice.reason],
      ['Details', notice.details],
      ['Sa Filipino', inFilipino(notice, settings.timeZone)],
    ])
  },
  updates: (record: Row, { settings }: Context): string | null => {
    if (!isReleased(updates, record)) return null
    const { timeZone } = settings
    const { title, category, from, to, until } = record
    return writeBody(settings, updatePath({ title: String(title), category: String(category) }), [
      ['What', title],
      [
        'Day',
        typeof from === 'string'
          ? formatDays(from, lastDay(from, typeof to === 'string' ? to : null), timeZone)
          : null,
      ],
      ['Place', record['place']],
      ['Holds until', typeof until === 'string' ? zonedTimeToUtc(`${until}T23:59:59`, timeZone) : null],
      ['Posted', record['posted_at']],
      ['Subtitle', record['subtitle']],
      ['Text', record['excerpt']],
      ['SHA-256 of the whole', createHash('sha256').update(String(record['updates'])).digest('hex')],
    ])
  },
} as const

const inFilipino = (notice: ClassNotice, timeZone: string): string => {
  const { span: phrases } = noticePhrases.fil
  return `${formatStatus(notice, 'fil')}: ${formatAffected(notice, 'fil')}, ${formatSpan(notice, timeZone, { words: phrases })}`
}

export type VerifiedResource = keyof typeof verifiedResources

export const isVerified = (resource: string): resource is VerifiedResource =>
  Object.hasOwn(verifiedResources, resource)

/** Text to be signed: issuer and code, then the posted text. */
export const writeStatement = (
  { college, settings }: Context,
  verification: Pick<VerificationTables['proofs'], 'code' | 'version' | 'state' | 'created_at'>,
  body: string,
): string =>
  `${[
    toLine(college().name),
    new URL(codePath(verification.code), settings.publicUrl).href,
    ...[
      ['Code', formatCode(verification.code)],
      ['Version', verification.version],
      ['State', verification.state],
      ['Signed', verification.created_at],
    ].map(([name, text]) => `${name}: ${text}`),
  ].join('\n')}\n\n${body}`

/** Posted text of a statement, without its header. */
export const bodyOf = (text: string): string => text.slice(text.indexOf('\n\n') + 2)

/** Current state of a code, from its statements, oldest first. */
export const readVerification = (
  rows: readonly VerificationTables['proofs'][],
  now: string,
): VerificationResult | null => {
  const last = rows.at(-1)
  if (!last) return null
  const lines = readLines(bodyOf(last.text))
  const find = (name: string) => lines.find((line) => line.name === name)?.text ?? null
  const state =
    last.state === 'withdrawn' ? 'withdrawn' : stateAt(now, find('Holds from'), find('Holds until'))
  const page = find('Page')
  // The page of an update is removed when the update expires.
  const isGone = state === 'withdrawn' || (state === 'ended' && last.resource === updates.name)
  return {
    code: last.code,
    state,
    what: find('What') ?? '',
    day: find('Day'),
    filipino: find('Sa Filipino'),
    posted_at: find('Posted') ?? last.created_at,
    changed_at: rows.findLast(({ state }) => state === 'changed')?.created_at ?? null,
    withdrawn_at: state === 'withdrawn' ? last.created_at : null,
    more: lines.filter(({ name }) => shown.has(name)),
    path: page === null || isGone ? null : new URL(page).pathname,
  }
}

const stateAt = (now: string, begins: string | null, ends: string | null): VerificationState => {
  if (ends !== null && ends <= now) return 'ended'
  return begins !== null && begins > now ? 'coming' : 'valid'
}

/** Lines to show after the title and the day. */
const shown = new Set(['Place', 'Affects', 'Reason', 'Details', 'Subtitle', 'Text'])

/** Writes a line for each non-empty value; line breaks in values become spaces. */
const writeBody = ({ publicUrl }: Context['settings'], path: string, lines: readonly Line[]): string =>
  [...lines, ['Page', new URL(path, publicUrl).href] as const]
    .filter(([, text]) => text !== null && text !== undefined && text !== '')
    .map(([name, text]) => `${name}: ${toLine(String(text))}\n`)
    .join('')

/** Removes all line breaks from a text, so that a text can't add its own line to a statement. */
const toLine = (text: string): string =>
  oneLine(text.toWellFormed())
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const readLines = (body: string): VerificationResult['more'] =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => {
      const end = line.indexOf(': ')
      return { name: line.slice(0, end), text: line.slice(end + 2) }
    })

/** Formats the days of an event. */
const formatDays = (from: string, to: string, timeZone: string): string =>
  formatSpan(
    {
      starts_at: zonedTimeToUtc(`${from}T00:00:00`, timeZone),
      ends_at: zonedTimeToUtc(`${to}T23:59:00`, timeZone),
    },
    timeZone,
  )
