import {
  formatAffected,
  sortBySeverity,
  getPhase,
  formatStatus,
  formatWhen,
  type ClassNotice,
  type ClassStatusNow,
} from '@kampana/shared/class-status'
import { escapeAttribute, escapeHtmlText } from '../framework/escape-html.ts'
import { noticeSignPaths } from './notice-sign-paths.ts'

/** How many notices the banner shows; `/class-status` has the rest. */
const maxNotices = 3

/**
 * Renders the container of the class status banner, which is outside React's root, so that a small script can update it
 * before hydration (poll-class-status.ts). `status` is undefined if it could not be loaded.
 */
export const renderBannerContainer = (status: ClassStatusNow | undefined, timeZone: string): string => {
  const attributes = status
    ? ` data-now="${escapeAttribute(status.now)}" data-until="${escapeAttribute(status.until ?? '')}"`
    : ''
  const content = status ? renderBanner(status, timeZone) : ''
  return `<div id="class-status" data-zone="${escapeAttribute(timeZone)}"${attributes} aria-live="polite">${content}</div>`
}

/** Renders the notices; empty if there are none. */
export const renderBanner = ({ data, now }: ClassStatusNow, timeZone: string): string => {
  if (data.length === 0) return ''
  const items = sortBySeverity(data, now)
    .slice(0, maxNotices)
    .map((notice) => renderNotice(notice, now, timeZone))
  const more = data.length - maxNotices
  const rest = more > 0 ? `<p class="notices-more"><a href="/class-status">${more} more</a></p>` : ''
  return `<aside class="notices" aria-label="Class status"><ul>${items.join('')}</ul>${rest}</aside>`
}

const renderNotice = (notice: ClassNotice, now: string, timeZone: string): string => {
  const { id, status, reason, starts_at, ends_at } = notice
  const isComing = getPhase(now, notice) === 'coming'
  const when = formatWhen(notice, now, timeZone)
  return `<li class="notice" data-status="${escapeAttribute(status)}" data-starts="${escapeAttribute(starts_at)}" data-ends="${escapeAttribute(ends_at)}"${isComing ? ' data-coming' : ''}>${renderSign(status)}<p><a href="/class-status/${id}">${isComing ? '<span class="notice-coming">Coming</span> ' : ''}<strong>${escapeHtmlText(formatStatus(notice))}</strong> <span class="notice-whom">${escapeHtmlText(formatAffected(notice))}</span></a> <span class="notice-when">${escapeHtmlText(when)}</span> <span class="notice-why">${escapeHtmlText(reason)}</span></p></li>`
}

const renderSign = (status: ClassNotice['status']): string =>
  `<svg class="notice-sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${noticeSignPaths[status] ?? ''}"/></svg>`
