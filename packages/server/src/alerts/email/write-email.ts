import { codePath } from '@kampana/shared/verification/code'
import { escapeHtml } from '@kampana/engine-declare/text/escape-html'
import type { NoticeTexts } from '@kampana/shared/notices/notice-texts'
import type { NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import type { Sender } from '../../mail/email.ts'
import type { AlertTexts } from './alert-texts.ts'

/** Placeholders for the reader's links. */
export const linkPlaceholders = {
  manage: 'KAMPANAMANAGEPLACE',
  unsubscribe: 'KAMPANAUNSUBSCRIBEPLACE',
} as const

/** Renders an e-mail as text and HTML, first in the reader's language, then in the other. It works without the website. */
export const writeEmail = (
  { texts, path, code, once = false }: AlertTexts,
  language: NoticeLanguage,
  college: Sender,
  publicUrl: URL,
): { subject: string; text: string; html: string } => {
  const { subject } = texts[language]
  const links = {
    read: new URL(path, publicUrl).href,
    check: code && new URL(codePath(code), publicUrl).href,
  }
  const order = language === 'en' ? (['en', 'fil'] as const) : (['fil', 'en'] as const)
  const parts = (once ? [language] : order).map((each): LanguageSection => ({
    language: each,
    texts: emailTexts[each],
    notice: texts[each],
    links,
  }))
  return {
    subject,
    text: [...parts.map(writeText), [college.name, ...college.addresses].join('\n')].join('\n\n\n'),
    html: writeHtml(parts, subject, language, college),
  }
}

interface LanguageSection {
  language: NoticeLanguage
  texts: (typeof emailTexts)['en']
  notice: NoticeTexts
  links: { read: string; check: string | null }
}

const writeText = ({ texts, notice: { subject, lines }, links }: LanguageSection): string =>
  [
    subject,
    lines.map(({ text }) => text).join('\n'),
    `${texts.read}: ${links.read}`,
    ...(links.check === null ? [] : [`${texts.check}: ${links.check}`]),
    `${texts.why} ${texts.noReply}\n${texts.manage}: ${linkPlaceholders.manage}\n${texts.unsubscribe}: ${linkPlaceholders.unsubscribe}`,
  ].join('\n\n')

const writeHtml = (
  parts: readonly LanguageSection[],
  subject: string,
  language: NoticeLanguage,
  college: Sender,
): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title>
<style>body{margin:0;padding:24px 12px;background:${college.light.band};color:${college.light.ink};font:17px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif}main{max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-top:4px solid ${college.tones['500']}}p{margin:0 0 14px}h1{font-size:20px;line-height:1.35;margin:0 0 14px}section+section{border-top:1px solid ${college.light.rule};padding-top:20px;margin-top:20px}a{color:${college.tones['700']}}.small{font-size:14px}@media (prefers-color-scheme:dark){body{background:#121212;color:#eeeeee}main{background:#1e1e1e}a{color:${college.tones['200']}}}</style></head>
<body><main>
${parts.map(writeSection).join('\n')}
<p class="small">${[college.name, ...college.addresses].map(escapeHtml).join('<br>')}</p>
</main></body></html>
`

const writeSection = ({ language, texts, notice: { subject, lines }, links }: LanguageSection): string =>
  `<section lang="${language}"><h1>${escapeHtml(subject)}</h1>
${lines.map((line) => `<p lang="${line.language}">${escapeHtml(line.text).replaceAll('\n', '<br>')}</p>`).join('\n')}
<p><a href="${escapeHtml(links.read)}">${texts.read}</a></p>
${links.check === null ? '' : `<p><a href="${escapeHtml(links.check)}">${texts.check}</a></p>`}
<p class="small">${texts.why} ${texts.noReply}<br><a href="${linkPlaceholders.manage}">${texts.manage}</a> · <a href="${linkPlaceholders.unsubscribe}">${texts.unsubscribe}</a></p>
</section>`

/** Fixed texts of alert e-mails. */
const emailTexts: Readonly<
  Record<
    NoticeLanguage,
    {
      read: string
      check: string
      why: string
      manage: string
      unsubscribe: string
      noReply: string
    }
  >
> = {
  en: {
    read: 'Read more on our website',
    check: 'Check that this is from us',
    why: 'You received this e-mail because you subscribed on our website.',
    manage: 'Change your subscription',
    unsubscribe: 'Unsubscribe',
    noReply: 'Please do not reply. We don’t read replies to this address.',
  },
  fil: {
    read: 'Magbasa pa sa aming website',
    check: 'Tiyaking galing ito sa amin',
    why: 'Natanggap ninyo ang e-mail na ito dahil nagpalista kayo sa aming website.',
    manage: 'Baguhin ang inyong mga pinili',
    unsubscribe: 'Itigil ang mga e-mail na ito',
    noReply: 'Huwag pong sumagot sa e-mail na ito. Hindi namin nababasa ang mga sagot.',
  },
}
