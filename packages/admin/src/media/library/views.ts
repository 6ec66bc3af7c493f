import { inDays } from '@kampana/engine-admin/format/time-zone'
import { msg } from '@kampana/engine-admin/language/msg'

/** View of the library. */
interface View {
  label: string
  /** Key of its filter that identifies it. */
  key: string
  filter: () => Readonly<Record<string, unknown>>
}

/** Last day that counts as soon. */
export const soon = (): string => inDays(30)

/** Consents that end within thirty days or have ended. */
export const endingSoon = () => ({ status: 'shown', consent_until_lte: soon() })

/** Views of the library; the first is the default. */
export const views: readonly [View, ...View[]] = [
  { label: msg('All'), key: 'status', filter: () => ({ status: 'shown' }) },
  { label: msg('Unused'), key: 'uses', filter: () => ({ status: 'shown', uses: 0 }) },
  { label: msg('Consent ends soon'), key: 'consent_until_lte', filter: endingSoon },
  { label: msg('Taken down'), key: 'taken_down_at_empty', filter: () => ({ taken_down_at_empty: 0 }) },
]

/** View of a list's filter. */
export const viewOf = (filter: Readonly<Record<string, unknown>>): View =>
  views.slice(1).find(({ key }) => key in filter) ?? views[0]
