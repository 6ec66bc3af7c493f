import type { FieldErrors } from '@kampana/engine-declare/messages/message'
import { longTextRows } from '@kampana/engine-declare/kinds/index'
import { escapeHtml } from '@kampana/engine-declare/text/escape-html'
import { formatZonedDateTime } from '@kampana/engine-declare/time/time-zone'

interface Banner {
  link: { expires_at: string; name: string }
  timeZone: string
  /** Submitted values, if they were rejected. */
  values?: Readonly<Record<string, unknown>>
  errors?: FieldErrors
  notice?: string
}

/** Banner above a preview: an explanation with its expiry, and a form for comments. */
export const renderPreviewBanner = ({ link, timeZone, values = {}, errors = {}, notice }: Banner): string => {
  const field = (
    name: string,
    label: string,
    input: (attributes: string, value: string) => string,
  ): string => {
    const [error] = errors[name] ?? []
    const problem =
      error === undefined
        ? ''
        : `<span id="preview-${name}-error" role="alert"><b>${escapeHtml(error)}</b></span>`
    const attributes = `id="preview-${name}" name="${name}"${error === undefined ? '' : ` aria-invalid="true" aria-describedby="preview-${name}-error"`} style="${inputStyle}"`
    const value = typeof values[name] === 'string' ? escapeHtml(values[name]) : ''
    return `<p style="margin:.75rem 0 0"><label for="preview-${name}" style="display:block">${label}</label>${input(attributes, value)}${problem}</p>`
  }
  const line = (type: string) => (attributes: string, value: string) =>
    `<input type="${type}" ${attributes} value="${value}">`
  return `<aside id="preview" aria-label="Preview" style="${asideStyle}">
<p style="margin:0"><strong>This is a preview.</strong> It isn’t on the website yet. ${escapeHtml(link.name)} shared it with you; this link works until ${escapeHtml(formatZonedDateTime(link.expires_at, timeZone))}.</p>
${notice === undefined ? '' : `<p role="status" style="margin:.5rem 0 0"><strong>${escapeHtml(notice)}</strong></p>`}
<details${Object.keys(errors).length > 0 ? ' open' : ''} style="margin-top:.5rem"><summary style="min-height:2.75rem;display:flex;align-items:center;cursor:pointer;text-decoration:underline">Comment on it</summary>
<form method="post" style="max-width:36rem">
${field('name', 'Your name', line('text'))}
${field('email', 'Your e-mail address, for an answer (optional)', line('email'))}
${field('comment', 'Comment', (attributes, value) => `<textarea rows="${longTextRows}" ${attributes}>${value}</textarea>`)}
<p style="position:absolute;left:-99rem" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off"></label></p>
<p style="margin:.75rem 0 0"><button type="submit" style="min-height:2.75rem;padding:0 1.25rem;font:inherit">Send the comment</button></p>
</form></details></aside>`
}

/** Page for an invalid link or a rejected comment. */
export const renderRefusal = (sentence: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(sentence)}</title>
<main style="max-width:36rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif"><h1 style="font-size:1.5rem;line-height:1.3">${escapeHtml(sentence)}</h1><p><a href="/" style="display:inline-block;padding:.75rem 0">To the website</a></p></main>`

const asideStyle =
  'position:relative;padding:1rem max(1rem, 4vw);border-bottom:.25rem solid currentColor;background:Canvas;color:CanvasText'
const inputStyle =
  'box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem;font:inherit;color:inherit;background:Field;border:1px solid GrayText'
