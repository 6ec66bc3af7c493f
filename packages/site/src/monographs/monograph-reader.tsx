import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { formatPages } from '@kampana/engine-declare/media/file-facts'
import { isSlow, savesData } from '../network-information.ts'

interface ReaderProps {
  file: string
  title: string
  /** Name for a download. */
  name: string
  /** In kilobytes. */
  size: number | null
  pages: number | null
  /** Text of the monograph, which comes before the viewer. */
  children: ReactNode
}
type Viewer = ComponentType<Pick<ReaderProps, 'file' | 'title'> & { onFailure: () => void }>
type State = 'closed' | 'loading' | 'failed' | { Viewer: Viewer }

/**
 * PDF of a monograph: a download link and, after the text, a viewer. Because of its size the viewer is imported when the
 * visitor scrolls near it on a wide page, or on a click.
 */
export const MonographReader = ({ file, title, name, size, pages, children }: ReaderProps) => {
  const [state, setState] = useState<State>('closed')
  const [asked, setAsked] = useState(0)
  const container = useRef<HTMLDivElement>(null)
  const fail = useCallback(() => setState('failed'), [])
  const open = useCallback(() => {
    setState('loading')
    loadViewer().then((Viewer) => setState({ Viewer }), fail)
  }, [fail])
  const isClosed = state === 'closed'
  const facts = [size && `${size} KB`, pages && formatPages(pages)].filter(Boolean).join(', ')
  useEffect(
    () => (isClosed && container.current && opensByItself() ? onceNear(container.current, open) : undefined),
    [isClosed, open],
  )
  useEffect(() => {
    if (asked > 0) focusReader(container.current)
  }, [asked])
  const ask = (): void => {
    if (isClosed) open()
    setAsked(asked + 1)
  }
  return (
    <>
      <p className="monograph-actions">
        <a className="button" href={file} download={name}>
          Download the PDF{facts && ` (${facts})`}
        </a>{' '}
        <button className="button-quiet reader-ask" type="button" onClick={ask}>
          Read the PDF here
        </button>
      </p>
      {children}
      <div className="reader-place" ref={container}>
        {!isClosed && (
          <section
            className={typeof state === 'object' ? 'reader' : 'reader reader-waits'}
            aria-label="The document"
            tabIndex={-1}
          >
            {typeof state === 'object' ? (
              <state.Viewer file={file} title={title} onFailure={fail} />
            ) : state === 'failed' ? (
              <Failure file={file} retry={open} />
            ) : (
              <p>Opening the document …</p>
            )}
          </section>
        )}
      </div>
    </>
  )
}

/** True if the viewer may load without a click. */
const opensByItself = (): boolean =>
  'IntersectionObserver' in window && matchMedia('(width >= 64rem)').matches && !savesData() && !isSlow()

/** Calls `open` once, when the element is less than a screen away. Returns a function that stops the observation. */
const onceNear = (element: HTMLElement, open: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      open()
    },
    { rootMargin: '75%' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Moves the focus to the viewer after a click, and scrolls to it, since it loads pages only in view. */
const focusReader = (container: HTMLElement | null): void => {
  const reader = container?.querySelector('section')
  reader?.focus({ preventScroll: true })
  reader?.scrollIntoView({ block: 'start' })
}

const Failure = ({ file, retry }: { file: string; retry: () => void }) => (
  <>
    <p role="alert">This document can’t be displayed right now.</p>
    <p>
      <button className="button" type="button" onClick={retry}>
        Try again
      </button>{' '}
      <a className="button-quiet" href={file}>
        Open the PDF
      </a>
    </p>
  </>
)

const loadViewer = async (): Promise<Viewer> => {
  // Excludes the viewer from the server's bundle.
  if (import.meta.env.SSR) throw new Error('There is no viewer on the server.')
  return (await import('./pdf-viewer.tsx')).PdfViewer
}
