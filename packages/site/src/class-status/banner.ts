import {
  formatAffected,
  sortBySeverity,
  getPhase,
  formatStatus,
  formatWhen,
  type ClassNotice,
  type ClassStatusNow,
} from '@kampana/shared/class-status'
import { noticeReasons } from '@kampana/shared/notices/notice-texts'
import { noticePhrases, type NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import { escapeAttribute, escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import { noticeSignPaths } from './notice-sign-paths.ts'

/** Number of notices in the banner; `/class-status` shows the others. */
const maxNotices = 3

/**
 * Renders the container of the class status banner. It is outside React's root, so that a small script can update it before
 * hydration (poll-class-status.ts). `status` is undefined if it could not be loaded.
 */
export const renderBannerContainer = (status: ClassStatusNow | undefined, timeZone: string): string => {
  const attributes = status
    ? ` data-now="${escapeAttribute(status.now)}" data-until="${escapeAttribute(status.until ?? '')}"`
    : ''
  const content = status ? renderBanner(status, timeZone) : ''
  return `<div id="class-status" data-zone="${escapeAttribute(timeZone)}"${attributes} aria-live="polite">${content}</div>`
}

/** Renders the notices; '' if there are none. */
export const renderBanner = ({ data, now }: ClassStatusNow, timeZone: string): string => {
  if (data.length === 0) return ''
  const items = sortBySeverity(data, now)
    .slice(0, maxNotices)
    .map((notice) => renderNotice(notice, now, timeZone))
  const more = data.length - maxNotices
  const rest = more > 0 ? `<p class="notices-more"><a href="/class-status">${more} more</a></p>` : ''
  return `<aside class="notices" aria-label="Class status"><ul>${items.join('')}</ul>${languageChoice}${rest}</aside>`
}

/**
 * Replaces the banner only if it differs, so that screen readers don't announce it again. Keeps the chosen language. Returns
 * true if the banner differed.
 */
export const showBanner = (banner: HTMLElement, status: ClassStatusNow): boolean => {
  const rendered = document.createElement('div')
  rendered.innerHTML = renderBanner(status, banner.dataset.zone ?? 'Asia/Manila')
  if (rendered.innerHTML === banner.innerHTML) return false
  const isChosen = banner.querySelector('.notice-language :checked') !== null
  banner.replaceChildren(...rendered.childNodes)
  const choice = banner.querySelector<HTMLInputElement>('.notice-language input')
  if (choice) choice.checked = isChosen
  return true
}

/** Switches every notice on the page to Filipino by CSS. Without CSS, both languages are shown. */
const languageChoice =
  '<p class="notice-language"><label lang="fil"><input type="checkbox"> Basahin sa Filipino</label></p>'

const renderNotice = (notice: ClassNotice, now: string, timeZone: string): string => {
  const { status, starts_at, ends_at } = notice
  const isComing = getPhase(now, notice) === 'coming'
  const wordings = languages.map((language) => renderWording(notice, now, timeZone, language))
  return `<li class="notice" data-status="${escapeAttribute(status)}" data-starts="${escapeAttribute(starts_at)}" data-ends="${escapeAttribute(ends_at)}"${isComing ? ' data-coming' : ''}>${renderSign(status)}${wordings.join('')}</li>`
}

const languages = ['en', 'fil'] as const

const renderWording = (
  notice: ClassNotice,
  now: string,
  timeZone: string,
  language: NoticeLanguage,
): string => {
  const { span, coming } = noticePhrases[language]
  const isComing = getPhase(now, notice) === 'coming'
  const when = formatWhen(notice, now, timeZone, span)
  const why = noticeReasons(notice, language).map(
    (line) =>
      `<span${line.language === language ? '' : ` lang="${line.language}"`}>${escapeHtmlText(line.text)}</span>`,
  )
  return `<p data-wording lang="${language}"><a href="/class-status/${notice.id}">${isComing ? `<span class="notice-coming">${coming}</span> ` : ''}<strong>${escapeHtmlText(formatStatus(notice, language))}</strong> <span class="notice-whom">${escapeHtmlText(formatAffected(notice, language))}</span></a> <span class="notice-when">${escapeHtmlText(when)}</span> <span class="notice-why">${why.join(' · ')}</span></p>`
}

const renderSign = (status: ClassNotice['status']): string =>
  `<svg class="notice-sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${noticeSignPaths[status] ?? ''}"/></svg>`
