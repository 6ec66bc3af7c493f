import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { apiUrl } from '../../url/server-url.ts'

interface Props {
  html: string
  /** In CSS pixels of the site. */
  width: number
  onEscape: (() => void) | undefined
}

/** Page of the site in a frame, scaled to fit. Scripts and links are disabled. */
export const PreviewFrame = ({ html, width, onEscape }: Props) => {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const top = useRef(0)
  const [room, setRoom] = useState(width)
  useLayoutEffect(() => {
    if (!box.current || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room / width)
  const page = useMemo(() => withAbsoluteUrls(html, apiUrl), [html])
  const { first, onFirst } = usePatchedPage(page)
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const shown = currentTarget.contentDocument
    shown?.scrollingElement?.scrollTo(0, top.current)
    shown?.addEventListener('scroll', () => {
      top.current = shown.scrollingElement?.scrollTop ?? 0
    })
    // The target belongs to the frame's own window, so `instanceof Element` is false.
    shown?.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault()
    })
    shown?.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape?.())
    onFirst(shown)
  }
  return (
    <Box ref={box} sx={frame}>
      <iframe
        title={t('Page preview')}
        // The same origin lets fonts load and links be disabled. Scripts never run, whatever the page contains.
        sandbox="allow-same-origin"
        srcDoc={first}
        onLoad={onLoad}
        style={{
          width,
          height: `${100 / scale}%`,
          border: 0,
          background: 'white',
          transformOrigin: '0 0',
          transform: `scale(${scale})`,
        }}
      />
    </Box>
  )
}

/** Loads the first page into a frame and patches it for later pages. */
const usePatchedPage = (page: string) => {
  const [first, setFirst] = useState(page)
  const shown = useRef<Document | null>(null)
  const newest = useRef(page)
  // No page has been shown yet.
  if (first === '' && page !== '') setFirst(page)
  useEffect(() => {
    newest.current = page
    if (shown.current?.defaultView && page !== '') patchPage(shown.current, page)
  }, [page])
  const onFirst = (document: Document | null) => {
    shown.current = document
    if (document && newest.current !== first) patchPage(document, newest.current)
  }
  return { first, onFirst }
}

const frame = {
  height: 'calc(100dvh - 14rem)',
  minHeight: '24rem',
  '.MuiDialog-paper &': { height: 'calc(100dvh - 12rem)' },
  overflow: 'hidden',
  // An outline takes up no space, unlike a border.
  outline: 1,
  outlineColor: 'divider',
  outlineOffset: '-1px',
  borderRadius: 1,
  backgroundColor: 'action.hover',
}

/**
 * HTML of a page with absolute addresses at this origin, for a dashboard on another host than the site. The
 * Content-Security-Policy forbids a `base` element.
 */
export const withAbsoluteUrls = (html: string, origin: string): string => {
  if (origin === '') return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const name of ['src', 'href', 'poster'])
    for (const element of page.querySelectorAll(`[${name}^="/"]`))
      element.setAttribute(name, toAbsolute(element.getAttribute(name) ?? '', origin))
  for (const element of page.querySelectorAll('[srcset]'))
    element.setAttribute('srcset', absoluteSrcSet(element.getAttribute('srcset') ?? '', origin))
  return `<!doctype html>${page.documentElement.outerHTML}`
}

const toAbsolute = (address: string, origin: string): string => new URL(address, origin).href

/** Splitting at commas is safe, since our own URLs contain neither spaces nor commas. */
const absoluteSrcSet = (sources: string, origin: string): string =>
  sources.replaceAll(
    /(^|,\s*)(\/\S*)/g,
    (_all, before: string, address: string) => before + toAbsolute(address, origin),
  )

/**
 * Updates a document to match another HTML by changing only the differences. Images and styles don't reload, and the scroll
 * position stays. The frame's sandbox prevents scripts from running.
 */
export const patchPage = (shown: Document, html: string): void => {
  const wanted = new DOMParser().parseFromString(html, 'text/html')
  patch(shown.documentElement, wanted.documentElement)
}

const patch = (shown: Element, wanted: Element): void => {
  patchAttributes(shown, wanted)
  patchChildren(shown, wanted)
}

const patchAttributes = (shown: Element, wanted: Element): void => {
  for (const name of shown.getAttributeNames()) if (!wanted.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of wanted.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
}

const patchChildren = (shown: Element, wanted: Element): void => {
  const old = [...shown.childNodes]
  const next = [...wanted.childNodes]
  const isSame = (a: Node | undefined, b: Node | undefined): boolean =>
    a !== undefined && b !== undefined && a.isEqualNode(b)
  let start = 0
  while (isSame(old[start], next[start])) start += 1
  let end = 0
  while (start + end < Math.min(old.length, next.length) && isSame(old.at(-1 - end), next.at(-1 - end)))
    end += 1
  const changed = old.slice(start, old.length - end)
  const changes = next.slice(start, next.length - end)
  for (const [at, node] of changes.entries()) {
    const former = changed[at]
    if (former && isAlike(former, node)) patchNode(former, node)
    else if (former) former.replaceWith(shown.ownerDocument.importNode(node, true))
    else shown.insertBefore(shown.ownerDocument.importNode(node, true), old[old.length - end] ?? null)
  }
  for (const node of changed.slice(changes.length)) node.remove()
}

/** True if one node can be updated to match the other without reloading shared content. */
const isAlike = (a: Node, b: Node): boolean =>
  a.nodeType === b.nodeType && a.nodeName === b.nodeName && !whole.has(a.nodeName)

/** Elements that are replaced as a whole. */
const whole = new Set(['SCRIPT', 'STYLE', 'LINK', 'IMG', 'PICTURE', 'svg', 'VIDEO'])

const patchNode = (shown: Node, wanted: Node): void => {
  // The frame's elements belong to its own window, so `instanceof Element` is false.
  if (shown.nodeType === Node.ELEMENT_NODE) patch(shown as Element, wanted as Element)
  else if (shown.nodeValue !== wanted.nodeValue) shown.nodeValue = wanted.nodeValue
}
