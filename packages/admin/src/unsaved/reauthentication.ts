import { statusOf } from '../error-message.ts'
/** Asks the person to sign in again; whether they did, as the same person. */
export type Reauthenticate = () => Promise<boolean>

let ask: Reauthenticate | undefined
let asking: Promise<boolean> | undefined

/** From now on an ended session is mended in place. Answers how to end that. */
export const registerReauthentication = (asks: Reauthenticate): (() => void) => {
  ask = asks
  return () => {
    if (ask === asks) ask = undefined
  }
}

/**
 * Makes a call; where the session turns out to be over while something unsaved is on the screen, the person signs in
 * in place and the very call is made again. All calls that fail meanwhile wait for the one answer.
 */
export const reauthenticateAndRetry = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (!isOver(error) || !ask) throw error
    asking ??= ask().finally(() => (asking = undefined))
    if (!(await asking)) throw error
    return call()
  }
}

const isOver = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 401 || status === 419
}
