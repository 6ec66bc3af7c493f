import { startVideos } from './play-videos.ts'

interface ProseProps {
  /** Of `renderBody`, which escapes all that somebody wrote. */
  html: string
  /** `written` has a drop cap and larger letters, as the text of a page; `rich-text` is the body of an update and its like. */
  as?: 'written' | 'rich-text' | 'plain'
}

/** The text of a page or of a record. */
export const Prose = ({ html, as = 'written' }: ProseProps) => (
  <div
    ref={startVideos}
    className={as === 'plain' ? 'prose' : `prose ${as}`}
    dangerouslySetInnerHTML={{ __html: html }}
  />
)

/** A value on a line, whose HTML `briefHtml` has escaped. */
export const Brief = ({ html }: Pick<ProseProps, 'html'>) => (
  <span dangerouslySetInnerHTML={{ __html: html }} />
)

/** For a page whose data has the `html` of its `Prose`: the state leaves it out, and it is read from the document. */
export const proseState = {
  dehydrate: <D extends { html: string }>({ html: _html, ...rest }: D): Omit<D, 'html'> => rest,
  rehydrate: <S extends object>(state: S, site: ParentNode): S & { html: string } => ({
    ...state,
    html: site.querySelector('.written, .rich-text')?.innerHTML ?? '',
  }),
}
