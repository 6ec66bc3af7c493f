import type { TellableNotice } from '@kampana/shared/notices/notice-texts'
import { announcementLabels, type Announcement } from '@kampana/shared/notices/announcements'
import type { RecordOf } from '@kampana/engine-declare/resource'
import type { suspensionRules } from '@kampana/shared/resources/suspension-rules'

/** Values of a class notice's form. */
export type NoticeValues = Required<TellableNotice>

export type SuspensionRule = RecordOf<typeof suspensionRules>

/** An announcement and the notice that the college's rules derive from it. */
export interface NoticeChoice {
  key: string
  announced: Announcement
  /** Unique sources of the rules; empty without any rule. */
  sources: string[]
  /** True if one of the rules hasn't been checked against its source. */
  isSample: boolean
  values: Pick<NoticeValues, 'status' | 'levels' | 'announced' | 'reason'>
}

/**
 * Choices from the rules, in the order of announcements. Rules for the same announcement and status are merged. `levels` are
 * the college's.
 */
export const noticeChoices = (
  rules: readonly SuspensionRule[],
  levels: readonly string[],
): NoticeChoice[] => {
  const groups = Map.groupBy(
    [...rules, ...standing(rules)],
    ({ announced, status }) => `${announced} ${status}`,
  )
  const order = Object.keys(announcementLabels)
  return [...groups]
    .map(([key, group]) => toChoice(key, group, levels))
    .toSorted((a, b) => order.indexOf(a.announced) - order.indexOf(b.announced))
}

type AnyRule = Pick<SuspensionRule, 'announced' | 'status' | 'levels' | 'reason' | 'source' | 'checked'>

/** Choices that need no rule. */
const standing = (rules: readonly SuspensionRule[]): AnyRule[] =>
  (
    [
      { announced: 'weather', status: 'suspended' },
      { announced: 'cleared', status: 'resumed' },
    ] as const
  )
    .filter(({ announced }) => !rules.some((rule) => rule.announced === announced))
    .map(({ announced, status }) => ({
      announced,
      status,
      levels: null,
      reason: null,
      source: '',
      checked: 1,
    }))

const toChoice = (key: string, group: readonly AnyRule[], levels: readonly string[]): NoticeChoice => {
  const [first] = group
  if (!first) throw new Error('A group of rules is never empty')
  const { announced, status } = first
  const named = new Set(group.flatMap((rule) => rule.levels ?? levels))
  const affectsAll = group.some((rule) => rule.levels === null) || levels.every((level) => named.has(level))
  return {
    key,
    announced,
    sources: [...new Set(group.map(({ source }) => source))].filter(Boolean),
    isSample: group.some(({ checked }) => !checked),
    values: {
      announced,
      status,
      levels: affectsAll ? null : levels.filter((level) => named.has(level)),
      reason: group.find(({ reason }) => reason)?.reason ?? announcementLabels[announced],
    },
  }
}
