/** Pixels of scrolling after which the button 'Back to the top' appears. */
const distance = 100

/** Shows the button while the page is scrolled. */
export const watchScroll = (): void => {
  const toggle = (): void => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > distance)
  }
  addEventListener('scroll', toggle, { passive: true })
  toggle()
}
