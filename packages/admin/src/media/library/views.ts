import { inDays } from '../../format/time-zone.ts'
import { msg } from '../../language/msg.ts'

/** A part of the library. */
interface View {
  label: string
  /** The key of its filter by which it is told from the others. */
  key: string
  filter: () => Readonly<Record<string, unknown>>
}

/** The last day that counts as soon. */
export const soon = (): string => inDays(30)

/** Agreements that end within thirty days, or have ended. */
export const endingSoon = () => ({ status: 'shown', consent_until_lte: soon() })

/** The parts of the library, the first of which is shown to begin with. */
export const views: readonly [View, ...View[]] = [
  { label: msg('All'), key: 'status', filter: () => ({ status: 'shown' }) },
  { label: msg('Unused'), key: 'uses', filter: () => ({ status: 'shown', uses: 0 }) },
  { label: msg('Consent ends soon'), key: 'consent_until_lte', filter: endingSoon },
  { label: msg('Taken down'), key: 'taken_down_at_empty', filter: () => ({ taken_down_at_empty: 0 }) },
]

/** The view that a list's filter belongs to. */
export const viewOf = (filter: Readonly<Record<string, unknown>>): View =>
  views.slice(1).find(({ key }) => key in filter) ?? views[0]
