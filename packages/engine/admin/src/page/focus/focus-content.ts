/** Moves the focus to the page's content after the focused element was removed. */
export const focusContent = (): void => content()?.focus({ preventScroll: true })

/** True if the focused element was removed, or if nothing has the focus yet. */
export const isFocusLost = (): boolean =>
  new Set<Element | null>([null, document.body, content()]).has(document.activeElement)

const content = (): HTMLElement | null => document.querySelector<HTMLElement>('#main-content')
