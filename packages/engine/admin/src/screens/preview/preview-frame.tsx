import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { withAbsoluteUrls } from './absolute-urls.ts'
import { apiUrl } from '../../url/server-url.ts'
import { patchPage } from './patch-page.ts'

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
