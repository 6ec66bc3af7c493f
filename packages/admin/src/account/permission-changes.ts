const changes = new EventTarget()

/** Announces that the person's permissions may have changed, after a rejected call or a saved role. */
export const notePermissionChange = (): void => void changes.dispatchEvent(new Event('change'))

/** Calls `listener` after each such change. Returns the function that removes it. */
export const onPermissionChange = (listener: () => void): (() => void) => {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
