import { createHash } from 'node:crypto'

// They are no part of the site's build, since visitors never get them.

/** Lets the link follow the pages that the site's router shows without loading a document. */
const script = `const bar = document.querySelector('.edit-page')
const link = bar?.querySelector('a')
const follow = () => {
  if (!link) return
  const address = new URL(link.href)
  address.searchParams.set('address', decodeURI(location.pathname))
  link.href = address.href
  bar.hidden = new RegExp(bar.dataset.except).test(location.pathname)
}
addEventListener('kampana:moved', follow)
addEventListener('popstate', follow)
addEventListener('pageshow', follow)
`

const style = `.edit-page{margin:0;padding:.25rem var(--gutter,1rem);text-align:end;font-size:var(--text-s,.9375rem);background:var(--band,#eee);border-bottom:1px solid var(--rule,#ccc)}
.edit-page[hidden]{display:none}
.edit-page a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .5rem;font-weight:600}
@media (width>=40rem){.edit-page a{min-height:2rem}}
@media print{.edit-page{display:none}}
`

const file = (type: 'js' | 'css', text: string) => ({
  path: `/edit-page-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${type}`,
  contentType: type === 'js' ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
  text,
})

export const editLinkFiles = { script: file('js', script), style: file('css', style) }
