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

/** A PDF with a toolbar. All its files come from this site. */
export const PdfViewer = ({ file, title, onFailure }: PdfViewerProps) => {
  const pages = pageNavigationPlugin({ enableShortcuts: false })
  const search = searchPlugin({ enableShortcuts: false })
  const zoom = zoomPlugin({ enableShortcuts: false })
  const sheet = useRef<HTMLDivElement>(null)
  // The library's scroll container has no accessible name and isn't focusable in every browser.
  const labelScrollContainer = (): void => {
    const container = sheet.current?.querySelector<HTMLElement>('.rpv-core__inner-pages')
    if (!container) return
    container.tabIndex = 0
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', title)
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
          onDocumentLoad={labelScrollContainer}
          renderError={() => <Failure onFailure={onFailure} />}
          renderLoader={(percent) => <Loading percent={percent} />}
        />
      </div>
    </Worker>
  )
}

/** Reports the failure after rendering, since the parent then replaces the viewer. */
const Failure = ({ onFailure }: { onFailure: () => void }) => {
  useEffect(onFailure, [onFailure])
  return null
}

const Loading = ({ percent }: { percent: number }) => (
  <p className="pdf-loading">Opening the document …{percent >= 1 && ` ${Math.round(percent)} %`}</p>
)

/**
 * Disables `eval`, with which pdf.js 3 would run code in a crafted document's font (CVE-2024-4367). The content security
 * policy forbids it too. The viewer doesn't work with pdf.js 4 (4.4 can't cancel the loading of a page's text). Missing fonts
 * and character maps are loaded from this site.
 */
const documentOptions = {
  isEvalSupported: false,
  cMapPacked: true,
  cMapUrl: `${PDFJS_FILES}cmaps/`,
  standardFontDataUrl: `${PDFJS_FILES}standard_fonts/`,
}
const withoutEval = (options: PdfJs.GetDocumentParams): PdfJs.GetDocumentParams => ({
  ...options,
  ...documentOptions,
})
