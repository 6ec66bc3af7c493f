/** Shown after 100 pixels of scrolling: by the stylesheet alone, or by entry-client where it can't. */
export const ScrollToTop = () => (
  <a className="scroll-to-top" href="#top" aria-label="Back to the top">
    <span aria-hidden="true">↑</span>
  </a>
)
