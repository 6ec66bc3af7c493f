import type { RaRecord } from 'react-admin'
import { formatDay } from '@kampana/engine-admin/format/format'

/** Lines of a text about an update for social networks: title, lead and days. */
export const shareLines = ({ title, subtitle, excerpt, from, to }: RaRecord): string[] => [
  String(title),
  String(subtitle ?? excerpt ?? ''),
  daysOf(from, to),
]

const daysOf = (from: unknown, to: unknown): string => {
  if (typeof from !== 'string') return ''
  return typeof to === 'string' && to !== from ? `${formatDay(from)} – ${formatDay(to)}` : formatDay(from)
}
