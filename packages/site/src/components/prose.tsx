import { playVideos } from './play-videos.ts'

/**
 * The text of a content page. Its HTML is trusted, since the build makes it from the college's own files. A plain one has
 * no drop cap and the font size of its parent.
 */
export const Prose = ({ html, plain = false }: { html: string; plain?: boolean }) => (
  <div
    ref={startVideos}
    className={plain ? 'prose' : 'prose written'}
    dangerouslySetInnerHTML={{ __html: html }}
  />
)

const startVideos = (text: HTMLElement | null) => (text ? playVideos(text) : undefined)

/** For a page whose data has the `html` of its `Prose`: the state leaves it out, and it is read from the document. */
export const proseState = {
  dehydrate: <D extends { html: string }>({ html: _html, ...rest }: D): Omit<D, 'html'> => rest,
  rehydrate: <S extends object>(state: S, site: ParentNode): S & { html: string } => ({
    ...state,
    html: site.querySelector('.written')?.innerHTML ?? '',
  }),
}
