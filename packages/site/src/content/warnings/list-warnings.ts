import type { ContentFinding } from '@kampana/shared/content/content-api'
import type { EditedTexts } from '@kampana/shared/content/editing-worker'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { toText } from '@kampana/shared/messages/message'
import { formatDay } from '../../dates.ts'
import { ContentError } from '../content-error.ts'
import { checkShape } from '../markdown/check-shape.ts'
import type { Content } from '../read-content.ts'
import type { Entry } from '../site-map.ts'
import { findWarnings, type Warning } from './find-warnings.ts'

/** The most that a text is told at once; nobody reads more. */
const most = 50

/** What edited texts could do better. `content` is what they give, if they have no fault. */
export const listWarnings = (
  edits: EditedTexts,
  content: Pick<Content, 'entries'> | undefined,
  today: string,
): ContentFinding[] => {
  const lastDays = new Map((content?.entries ?? []).flatMap(findLastDays))
  return Object.entries(edits).flatMap(([path, text]) =>
    warningsOf(path, text ?? '', lastDays, today)
      .slice(0, most)
      .map(({ line, text }) => ({ path, line, text })),
  )
}

const warningsOf = (
  path: string,
  text: string,
  lastDays: ReadonlyMap<string, string>,
  today: string,
): Warning[] => {
  if (path.endsWith('.md')) return canBeParsed(text, path) ? findWarnings(text, lastDays) : []
  return path === 'site-map.yaml' || path === 'college.yaml' ? findPastDays(text, today) : []
}

const findLastDays = ({ path, until, pages = [] }: Entry): [path: string, until: string][] => [
  ...(path !== undefined && until !== undefined ? [[path, until] as [string, string]] : []),
  ...pages.flatMap(findLastDays),
]

/** Whether a parser may be handed a text; what is wrong with it otherwise is told as a fault. */
const canBeParsed = (text: string, path: string): boolean => {
  try {
    checkShape(text, path, () => 1)
    return true
  } catch (error) {
    if (error instanceof ContentError) return false
    throw error
  }
}

/** The last days, `until: 2027-01-31`, that are past. */
const findPastDays = (text: string, today: string): Warning[] =>
  text.split('\n').flatMap((written, index) => {
    const [, day] = /^[^#]*\buntil:\s*['"]?(\d{4}-\d\d-\d\d)/.exec(written) ?? []
    return day !== undefined && day < today
      ? [{ line: index + 1, text: toText(contentMessages.warnings.pastDay(formatDay(day))) }]
      : []
  })
