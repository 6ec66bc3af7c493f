/** Takes the focus to the page's content, from where a keyboard goes on when what had it is gone. */
export const focusContent = (): void => content()?.focus({ preventScroll: true })

/** Whether what had the focus is gone, or the page is only just there. */
export const isFocusLost = (): boolean =>
  [null, document.body, content()].includes(document.activeElement as HTMLElement | null)

const content = (): HTMLElement | null => document.querySelector<HTMLElement>('#main-content')
