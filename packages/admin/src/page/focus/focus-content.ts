/** Moves the focus to the page's content, when the element that had it is gone. */
export const focusContent = (): void => content()?.focus({ preventScroll: true })

/** Whether the focused element is gone, or nothing had the focus yet. */
export const isFocusLost = (): boolean =>
  new Set<Element | null>([null, document.body, content()]).has(document.activeElement)

const content = (): HTMLElement | null => document.querySelector<HTMLElement>('#main-content')
