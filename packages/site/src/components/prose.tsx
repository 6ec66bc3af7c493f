import { frameFeatures, frameSandbox } from './frame-permissions.ts'

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

/** Replaces the button of each video in a text with its player on a click. */
const playVideos = (text: HTMLElement): (() => void) => {
  const play = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-frame]') : null
    if (button?.dataset['frame'] === undefined) return
    const frame = document.createElement('iframe')
    frame.title = button.title
    frame.allow = frameFeatures
    frame.setAttribute('sandbox', frameSandbox)
    frame.src = button.dataset['frame']
    button.replaceWith(frame)
    // Moves focus, since the pressed button is gone.
    frame.focus()
  }
  text.addEventListener('click', play)
  return () => text.removeEventListener('click', play)
}

/** Calls `playVideos` for the element that a text is rendered into. */
const startVideos = (text: HTMLElement | null): (() => void) | undefined =>
  text ? playVideos(text) : undefined
