import { SpecialZoomLevel, Viewer, Worker, type PdfJs } from '@react-pdf-viewer/core'
import '@react-pdf-viewer/core/lib/styles/index.css'
import { pageNavigationPlugin } from '@react-pdf-viewer/page-navigation'
import { searchPlugin } from '@react-pdf-viewer/search'
import '@react-pdf-viewer/search/lib/styles/index.css'
import { zoomPlugin } from '@react-pdf-viewer/zoom'
import { useEffect, useRef } from 'react'
import '../styles/pages/pdf-viewer.css'
import { PdfPages, PdfSearch, PdfZoom } from './pdf-tools.tsx'

interface PdfViewerProps {
  file: string
  title: string
  onFailure: () => void
}

/** A PDF with its tools, one page below another. Everything that it needs comes from this site. */
export const PdfViewer = ({ file, title, onFailure }: PdfViewerProps) => {
  const pages = pageNavigationPlugin({ enableShortcuts: false })
  const search = searchPlugin({ enableShortcuts: false })
  const zoom = zoomPlugin({ enableShortcuts: false })
  const sheet = useRef<HTMLDivElement>(null)
  // The library's scrolling box has no name and can't be reached by the keyboard everywhere.
  const nameSheet = (): void => {
    const box = sheet.current?.querySelector<HTMLElement>('.rpv-core__inner-pages')
    if (!box) return
    box.tabIndex = 0
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', title)
  }
  return (
    <Worker workerUrl={`${PDFJS_FILES}pdf.worker.min.js`}>
      <div className="pdf-tools" role="toolbar" aria-label="Tools of the document">
        <PdfPages {...pages} />
        <PdfZoom {...zoom} />
        <PdfSearch {...search} />
      </div>
      <div className="pdf-sheet" ref={sheet}>
        <Viewer
          fileUrl={file}
          plugins={[pages, search, zoom]}
          defaultScale={SpecialZoomLevel.PageWidth}
          transformGetDocumentParams={withoutEval}
          onDocumentLoad={nameSheet}
          renderError={() => <Failure tell={onFailure} />}
          renderLoader={(percent) => <Loading percent={percent} />}
        />
      </div>
    </Worker>
  )
}

/** The viewer is replaced by what to do now, once it has been drawn. */
const Failure = ({ tell }: { tell: () => void }) => {
  useEffect(tell, [tell])
  return null
}

const Loading = ({ percent }: { percent: number }) => (
  <p className="pdf-loading">The document is being opened …{percent >= 1 && ` ${Math.round(percent)} %`}</p>
)

/**
 * No code is made out of a document's fonts: pdf.js 3 would run what a crafted one holds (CVE-2024-4367), and 4 doesn't fit
 * the viewer (4.4 can't cancel a page's text). The security policy forbids it as well. Letters that it lacks are our files.
 */
const ours = {
  isEvalSupported: false,
  cMapPacked: true,
  cMapUrl: `${PDFJS_FILES}cmaps/`,
  standardFontDataUrl: `${PDFJS_FILES}standard_fonts/`,
}
const withoutEval = (options: PdfJs.GetDocumentParams): PdfJs.GetDocumentParams => ({ ...options, ...ours })
