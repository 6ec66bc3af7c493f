import { useCallback, useState, type ComponentType } from 'react'

interface ReaderProps {
  file: string
  title: string
  /** What the file is called where somebody keeps it. */
  name: string
  /** In kilobytes. */
  size: number
}
type Viewer = ComponentType<Pick<ReaderProps, 'file' | 'title'> & { onFailure: () => void }>
type State = 'closed' | 'loading' | 'failed' | { Viewer: Viewer }

/** The PDF of a page: to keep, or to read here. The viewer weighs more than all else, so it comes once asked for. */
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
            <Failure file={file} again={open} />
          ) : (
            <p>The document is being opened …</p>
          )}
        </section>
      )}
    </>
  )
}

/**
 * The button that was pressed is gone: who works by the keyboard goes on in what it brought. The viewer fetches nothing
 * until it is in view.
 */
const focusReader = (reader: HTMLElement | null): void => {
  reader?.focus({ preventScroll: true })
  reader?.scrollIntoView({ block: 'start' })
}

const Failure = ({ file, again }: { file: string; again: () => void }) => (
  <>
    <p role="alert">The document can’t be shown here just now.</p>
    <p>
      <button className="button" type="button" onClick={again}>
        Try again
      </button>{' '}
      <a className="button-quiet" href={file}>
        Open the PDF
      </a>
    </p>
  </>
)

const loadViewer = async (): Promise<Viewer> => {
  // The server draws no PDF; without this its bundle would hold the viewer.
  if (import.meta.env.SSR) throw new Error('There is no viewer on the server.')
  return (await import('./pdf-viewer.tsx')).PdfViewer
}
