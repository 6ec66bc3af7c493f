import { useCallback, useState, type ComponentType } from 'react'

interface ReaderProps {
  file: string
  title: string
  /** The name for a download. */
  name: string
  /** In kilobytes. */
  size: number
}
type Viewer = ComponentType<Pick<ReaderProps, 'file' | 'title'> & { onFailure: () => void }>
type State = 'closed' | 'loading' | 'failed' | { Viewer: Viewer }

/** The PDF of a monograph: a download link, and a viewer, which is imported on demand because of its size. */
export const MonographReader = ({ file, title, name, size }: ReaderProps) => {
  const [state, setState] = useState<State>('closed')
  const fail = useCallback(() => setState('failed'), [])
  const open = useCallback(() => {
    setState('loading')
    loadViewer().then((Viewer) => setState({ Viewer }), fail)
  }, [fail])
  return (
    <>
      <p className="monograph-actions">
        <a className="button" href={file} download={name}>
          Download the PDF ({size} KB)
        </a>{' '}
        {state === 'closed' && (
          <button className="button-quiet reader-ask" type="button" onClick={open}>
            Read the PDF here
          </button>
        )}
      </p>
      {state !== 'closed' && (
        <section
          className={typeof state === 'object' ? 'reader' : 'reader reader-waits'}
          aria-label="The document"
          tabIndex={-1}
          ref={focusReader}
        >
          {typeof state === 'object' ? (
            <state.Viewer file={file} title={title} onFailure={fail} />
          ) : state === 'failed' ? (
            <Failure file={file} retry={open} />
          ) : (
            <p>The document is being opened …</p>
          )}
        </section>
      )}
    </>
  )
}

/** Moves the focus from the pressed button, which is gone, and scrolls, since the viewer loads only when it is in view. */
const focusReader = (reader: HTMLElement | null): void => {
  reader?.focus({ preventScroll: true })
  reader?.scrollIntoView({ block: 'start' })
}

const Failure = ({ file, retry }: { file: string; retry: () => void }) => (
  <>
    <p role="alert">The document can’t be shown here just now.</p>
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
  // Keeps the viewer out of the server's bundle.
  if (import.meta.env.SSR) throw new Error('There is no viewer on the server.')
  return (await import('./pdf-viewer.tsx')).PdfViewer
}
