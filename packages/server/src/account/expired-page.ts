import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { createHash } from 'node:crypto'
import { escapeHtml } from '@kampana/shared/text/escape-html'

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#eef3f9;color:#1b2733;
font:1.0625rem/1.6 system-ui,sans-serif}main{box-sizing:border-box;width:min(28rem,100% - 2rem);margin:1rem;padding:2rem;
background:#fff;border-top:4px solid #4b83cc;border-radius:4px;box-shadow:0 1px 6px #1b273326}
p{margin:0 0 1rem}h1{margin:0 0 1.5rem;font-size:1.375rem;line-height:1.3}a{color:#1f4a80}
.go{display:inline-block;margin-right:1.25rem;padding:.625rem 1.25rem;background:#275897;color:#fff;border-radius:4px;
text-decoration:none}`

/** The page's content security policy: it loads nothing but its own style. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

/** The page for an expired or invalid link of a letter, with links to the login page and the website. */
export const expiredPage = (college: string, login: string, site: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(errorMessages.invalidSignature)} ${escapeHtml(college)}</title><style>${style}</style>
<main><p>${escapeHtml(college)}</p><h1>${escapeHtml(messages.linkExpired)}</h1>
<p><a class="go" href="${escapeHtml(login)}">Sign in</a><a href="${escapeHtml(site)}">Return to website</a></p></main></html>`
