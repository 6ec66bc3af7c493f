import { startVideos } from './play-videos.ts'

interface ProseProps {
  /** HTML of `renderBody`, which escapes the text of staff. */
  html: string
  /**
   * `written` has a drop cap and larger letters, for the text of a page. `rich-text` is for the body of an update or a similar
   * record.
   */
  as?: 'written' | 'rich-text' | 'plain'
}

/** Text of a page or of a record. */
export const Prose = ({ html, as = 'written' }: ProseProps) => (
  <div
    ref={startVideos}
    className={as === 'plain' ? 'prose' : `prose ${as}`}
    dangerouslySetInnerHTML={{ __html: html }}
  />
)

/** An inline value, whose HTML `briefHtml` has escaped. */
export const Brief = ({ html }: Pick<ProseProps, 'html'>) => (
  <span dangerouslySetInnerHTML={{ __html: html }} />
)

/** Handling of a page whose data has the `html` of its `Prose`: the state omits it, and it is read from the document. */
export const proseState = {
  dehydrate: <D extends { html: string }>({ html: _html, ...rest }: D): Omit<D, 'html'> => rest,
  rehydrate: <S extends object>(state: S, site: ParentNode): S & { html: string } => ({
    ...state,
    html: site.querySelector('.written, .rich-text')?.innerHTML ?? '',
  }),
}
