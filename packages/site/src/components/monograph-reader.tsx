import { useCallback, useEffect, useState, type ComponentType } from 'react'

interface ReaderProps {
  file: string
  title: string
}
type Viewer = ComponentType<ReaderProps & { onFailure: () => void }>
type State = 'waiting' | 'loading' | 'failed' | { Viewer: Viewer }

/** Shows a PDF on the page. The viewer is large, so it comes by itself, and only asked for where people save data. */
export const MonographReader = ({ file, title }: ReaderProps) => {
  const [state, setState] = useState<State>('waiting')
  const fail = useCallback(() => setState('failed'), [])
  const load = useCallback(() => {
    setState('loading')
    loadViewer().then((Viewer) => setState({ Viewer }), fail)
  }, [fail])
  useEffect(() => {
    if (!savesData()) loadViewer().then((Viewer) => setState({ Viewer }), fail)
  }, [fail])

  if (typeof state === 'object')
    return (
      <section className="reader" aria-label="The document">
        <state.Viewer file={file} title={title} onFailure={fail} />
      </section>
    )
  return (
    <section className="reader reader-waits" aria-label="The document">
      {state === 'failed' ? (
        <>
          <p role="alert">The document can’t be shown here just now.</p>
          <p>
            <button className="button" type="button" onClick={load}>
              Try again
            </button>{' '}
            <a className="button-quiet" href={file}>
              Open the PDF
            </a>
          </p>
        </>
      ) : state === 'waiting' && savesData() ? (
        <button className="button" type="button" onClick={load}>
          Read it here
        </button>
      ) : (
        <p>The document is being opened …</p>
      )}
    </section>
  )
}

const loadViewer = async (): Promise<Viewer> => {
  // The server draws no PDF; without this its bundle would hold the viewer.
  if (import.meta.env.SSR) throw new Error('There is no viewer on the server.')
  return (await import('./pdf-viewer.tsx')).PdfViewer
}

/** Whether the visitor has asked the browser to load less (Save-Data). */
const savesData = (): boolean => {
  const { connection } = globalThis.navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
