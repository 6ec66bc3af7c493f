/** Takes the focus to the page's content, from where a keyboard goes on when what had it is gone. */
export const focusContent = (): void => content()?.focus({ preventScroll: true })

/** Whether what had the focus is gone, or the page is only just there. */
export const isFocusLost = (): boolean =>
  new Set<Element | null>([null, document.body, content()]).has(document.activeElement)

const content = (): HTMLElement | null => document.querySelector<HTMLElement>('#main-content')
