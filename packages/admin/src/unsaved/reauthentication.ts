import { statusOf } from '../error-message.ts'

/** Asks the person to sign in again. Resolves to whether they did, as the same person. */
type Reauthenticate = () => Promise<boolean>

let ask: Reauthenticate | undefined
let asking: Promise<boolean> | undefined

/** Registers how to reauthenticate. Returns a function that unregisters it. */
export const registerReauthentication = (reauthenticate: Reauthenticate): (() => void) => {
  ask = reauthenticate
  return () => {
    if (ask === reauthenticate) ask = undefined
  }
}

/**
 * Makes a call. If the session is over (401 or 419) while a form has unsaved changes, the person reauthenticates in a dialog
 * and the call is retried. All calls that fail meanwhile share that one dialog.
 */
export const reauthenticateAndRetry = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (!isSessionOver(error) || !ask) throw error
    asking ??= ask().finally(() => (asking = undefined))
    if (!(await asking)) throw error
    return call()
  }
}

const isSessionOver = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 401 || status === 419
}
