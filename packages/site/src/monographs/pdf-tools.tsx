import type { PageNavigationPlugin } from '@react-pdf-viewer/page-navigation'
import type { RenderSearchProps, SearchPlugin } from '@react-pdf-viewer/search'
import type { ZoomPlugin } from '@react-pdf-viewer/zoom'
import { useState, type SubmitEvent } from 'react'

export const PdfPages = ({ GoToPreviousPage, CurrentPageLabel, GoToNextPage }: PageNavigationPlugin) => (
  <div className="pdf-group">
    <GoToPreviousPage>
      {({ isDisabled, onClick }) => (
        <Tool label="Previous page" sign="‹" disabled={isDisabled} press={onClick} />
      )}
    </GoToPreviousPage>
    <output className="pdf-count">
      <CurrentPageLabel>
        {({ currentPage, numberOfPages }) => (
          <span>{numberOfPages > 0 && `Page ${currentPage + 1} of ${numberOfPages}`}</span>
        )}
      </CurrentPageLabel>
    </output>
    <GoToNextPage>
      {({ isDisabled, onClick }) => <Tool label="Next page" sign="›" disabled={isDisabled} press={onClick} />}
    </GoToNextPage>
  </div>
)

/** Zoom controls. The scale is 0 until the document has loaded. */
export const PdfZoom = ({ ZoomOut, CurrentScale, ZoomIn }: ZoomPlugin) => (
  <CurrentScale>
    {({ scale }) => (
      <div className="pdf-group">
        <ZoomOut>
          {({ onClick }) => <Tool label="Zoom out" sign="−" disabled={scale === 0} press={onClick} />}
        </ZoomOut>
        <span className="pdf-count">{scale > 0 && `${Math.round(scale * 100)} %`}</span>
        <ZoomIn>
          {({ onClick }) => <Tool label="Zoom in" sign="+" disabled={scale === 0} press={onClick} />}
        </ZoomIn>
      </div>
    )}
  </CurrentScale>
)

export const PdfSearch = ({ Search }: SearchPlugin) => (
  <Search>{(search) => <SearchTool search={search} />}</Search>
)

const SearchTool = ({ search }: { search: RenderSearchProps }) => {
  const { keyword, numberOfMatches, currentMatch, isDocumentLoaded } = search
  const [searchedKeyword, setSearchedKeyword] = useState('')
  const find = async (submission: SubmitEvent<HTMLFormElement>): Promise<void> => {
    submission.preventDefault()
    if (keyword === '') return search.clearKeyword()
    // Pressing Enter again goes to the next match.
    if (keyword === searchedKeyword && numberOfMatches > 0) return void search.jumpToNextMatch()
    await search.search()
    setSearchedKeyword(keyword)
  }
  return (
    <form className="pdf-group pdf-search" onSubmit={(submission) => void find(submission)}>
      <input
        type="search"
        aria-label="Find in the document"
        placeholder="Find"
        value={keyword}
        disabled={!isDocumentLoaded}
        onChange={({ target }) => search.setKeyword(target.value)}
      />
      <output className="pdf-count">
        {searchedKeyword !== '' &&
          searchedKeyword === keyword &&
          (numberOfMatches === 0 ? 'Not found' : `${currentMatch} of ${numberOfMatches}`)}
      </output>
      <Tool
        label="Previous match"
        sign="‹"
        disabled={numberOfMatches === 0}
        press={() => search.jumpToPreviousMatch()}
      />
      <Tool
        label="Next match"
        sign="›"
        disabled={numberOfMatches === 0}
        press={() => search.jumpToNextMatch()}
      />
    </form>
  )
}

interface ToolProps {
  label: string
  sign: string
  disabled?: boolean
  press: () => unknown
}
const Tool = ({ label, sign, disabled = false, press }: ToolProps) => (
  <button
    className="pdf-tool"
    type="button"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={press}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
)
