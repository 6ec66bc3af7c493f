import { statusOf } from '../error-message.ts'

/**
 * Challenge before a rejected call is retried: sign in again if the session has ended, or enter the password if the action is
 * sensitive.
 */
type Challenge = 'session' | 'password'
const statuses: Readonly<Record<Challenge, readonly number[]>> = { session: [401, 419], password: [423] }

/** Shows the dialog. Resolves to true if the same person answered. */
type Ask = () => Promise<boolean>

const dialogs = new Map<Challenge, Ask>()
const asking = new Map<Challenge, Promise<boolean>>()

/** Registers the dialog of a challenge. Returns a function that unregisters it. */
export const registerChallenge = (challenge: Challenge, ask: Ask): (() => void) => {
  dialogs.set(challenge, ask)
  return () => {
    if (dialogs.get(challenge) === ask) dialogs.delete(challenge)
  }
}

/**
 * Makes a call. Shows a dialog and retries the call if the session has ended during unsaved changes, or if the action requires
 * the password. All calls that fail meanwhile share the dialog.
 */
export const reauthenticateAndRetry = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    const challenge = findChallenge(error)
    if (!challenge || !(await askOnce(challenge))) throw error
    return call()
  }
}

const askOnce = (challenge: Challenge): Promise<boolean> => {
  const answer =
    asking.get(challenge) ??
    (dialogs.get(challenge)?.() ?? Promise.resolve(false)).finally(() => asking.delete(challenge))
  asking.set(challenge, answer)
  return answer
}

const findChallenge = (error: unknown): Challenge | undefined => {
  const status = statusOf(error)
  const all: readonly Challenge[] = ['session', 'password']
  return status === undefined ? undefined : all.find((each) => statuses[each].includes(status))
}
