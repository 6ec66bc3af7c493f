import type { SubscriptionTexts } from '@kampana/shared/notices/subscription-texts'
import { useState, useSyncExternalStore, type MouseEvent } from 'react'
import { college } from '../content/store/current.ts'
import { serverUrl } from '@kampana/engine-site/framework/server-url'
import { AlertWording } from './alert-wording.tsx'
import { findHindrance, ownContactPath, startNotices, stopNotices, type PhoneOutcome } from './phone.ts'

type State = PhoneOutcome | 'ready' | 'working' | 'stopped'

/** Button that requests notifications on this phone. The text above it explains which notices follow. */
export const SignUpPhone = () => {
  const [pressed, setPressed] = useState<State | null>(null)
  const path = useSyncExternalStore(never, ownContactPath, () => null)
  const state = useSyncExternalStore(
    never,
    () => pressed ?? findState(),
    () => 'ready' as const,
  )
  // A service worker must have the website's origin.
  if (serverUrl() !== '') return null
  const start = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): Promise<void> => {
    if (!form) return
    setPressed('working')
    setPressed(await startNotices(new FormData(form)))
  }
  const stop = async (): Promise<void> => {
    if (path === null) return
    setPressed('working')
    await stopNotices(path)
    setPressed('stopped')
  }
  const isPossible = state !== 'inApp' && state !== 'homeScreen' && state !== 'unsupported'
  return (
    <section className="alert-phone" aria-labelledby="alert-phone">
      <h2 id="alert-phone">
        <AlertWording>{({ push }) => push.title}</AlertWording>
      </h2>
      <p>
        <AlertWording>{({ push }) => push.what}</AlertWording>
      </p>
      <output>
        {state !== 'ready' && <AlertWording>{(texts) => stateText(texts, state)}</AlertWording>}
      </output>
      {isPossible && (
        <>
          <p className="alert-consent">
            <AlertWording>{({ push }) => push.consent(college.name)}</AlertWording>
          </p>
          <button
            type="button"
            className="button"
            disabled={state === 'working'}
            onClick={(event) => void start(event)}
          >
            <AlertWording>{({ push }) => push.start}</AlertWording>
          </button>
        </>
      )}
      {path !== null && (
        <p className="alert-stop">
          <a href={path}>
            <AlertWording>{({ toChoices }) => toChoices}</AlertWording>
          </a>
          <button type="button" className="button-quiet" onClick={() => void stop()}>
            <AlertWording>{({ push }) => push.stop}</AlertWording>
          </button>
        </p>
      )}
    </section>
  )
}

/** The browser's state changes only after a click, so there is nothing to subscribe to. */
const never = () => () => undefined
const findState = (): State => findHindrance() ?? (ownContactPath() === null ? 'ready' : 'on')

const stateText = ({ push, ...texts }: SubscriptionTexts, state: Exclude<State, 'ready'>): string => {
  if (state === 'on' || state === 'stopped' || state === 'working') return push[state]
  return state === 'failed' || state === 'tooMany' ? texts[state] : push.cannot[state]
}
