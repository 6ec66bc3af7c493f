const changes = new EventTarget()

/** Tells that what the person may do has perhaps changed: a call was forbidden, or a role was saved. */
export const noteRightsChange = (): void => void changes.dispatchEvent(new Event('change'))

/** Calls back whenever that is told; answers how to stop. */
export const onRightsChange = (listener: () => void): (() => void) => {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
