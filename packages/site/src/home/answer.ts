const key = 'kampana-invitation'
/** Whether the invitation was answered since the document came. */
let answered = false

/** Notes that the visitor has answered the invitation, for as long as this tab is open. */
export const noteAnswer = (): void => {
  answered = true
  try {
    sessionStorage.setItem(key, 'answered')
  } catch {
    // Where nothing can be kept, moving back by reloading asks once more.
  }
}

/**
 * Whether the visitor has answered and is only moving back to the home page: by script, by a link of ours, or by the
 * browser's buttons. Whoever loads the page, by its address or anew, is asked.
 */
export const hasAnswered = (): boolean => answered || (cameBack() && noted())

const cameBack = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  const { type } = (entry ?? { type: 'navigate' }) as Pick<PerformanceNavigationTiming, 'type'>
  return type === 'back_forward' || (type === 'navigate' && URL.parse(document.referrer)?.origin === origin)
}

const noted = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
