import { codePaths } from '@kampana/shared/content/code-paths'
import { reservedMessages } from '@kampana/engine-declare/messages/address-messages'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import type { Files } from '../folder/files.ts'
import type { FolderRecordOf } from '../folder/folder-records-of.ts'
import type { pages } from '@kampana/shared/resources/pages'
import { faultOf } from './fault-of.ts'

export type FolderPage = FolderRecordOf<typeof pages>
type PageValues = FolderPage['values']

interface Surroundings {
  files: Files
  /** True if it has child pages. */
  hasPages: boolean
  isPart: boolean
}

/** Rejects inconsistent fields of a page, missing drawings, and child pages of entries that can't have any. */
export const checkPage = (record: FolderPage, around: Surroundings): void => {
  const { values: page } = record
  for (const [field, problem] of [
    ['kind', kindProblem(page)],
    ['kind', parentProblem(page, around)],
    ['emblem', emblemProblem(page, around.files)],
  ] as const)
    if (problem !== undefined) throw faultOf(record, field, problem)
}

const kindProblem = ({ kind, title, address, href }: PageValues): string | undefined => {
  if ((kind === 'link') !== (href !== null)) return `"${title}" needs both href and kind: link, or neither.`
  if ((address === null) !== (kind === 'link' || kind === 'group'))
    return `"${title}" belongs in the folder ${address === null ? 'pages' : 'menu'}.`
  if (address === null || kind === 'live' || !codePaths.includes(address)) return undefined
  return `${stripDelimiters(reservedMessages.code(address))} Its file contains "kind: live".`
}

const parentProblem = (
  { kind, title }: PageValues,
  { hasPages, isPart }: Surroundings,
): string | undefined => {
  if (kind === 'link' && hasPages) return `"${title}" links to another site, so it cannot have subpages.`
  if (isPart || hasPages) return undefined
  if (kind === 'group') return `"${title}" is a group, so it needs subpages.`
  return kind === 'landing' ? `"${title}" is a landing page, so it needs subpages.` : undefined
}

const emblemProblem = ({ emblem }: PageValues, files: Files): string | undefined =>
  emblem !== null && !files.has(`pictures/emblem-${emblem}.svg`)
    ? `pictures/emblem-${emblem}.svg is missing.`
    : undefined
