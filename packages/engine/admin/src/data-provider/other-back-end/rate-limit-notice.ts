import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { msg } from '../../language/msg.ts'

let notify: (seconds: number) => void = () => undefined

/** Notifies the person that calls are paused for this number of seconds. */
export const notifyPause = (seconds: number): void => notify(seconds)

/** Shows a notification while calls are paused by the server's rate limit. */
export const useRateLimitNotice = (): void => {
  const show = useNotify()
  useEffect(() => {
    notify = (seconds) =>
      show(pauseText, { type: 'info', messageArgs: { seconds }, autoHideDuration: seconds * 1000 })
    return () => void (notify = () => undefined)
  }, [show])
}

const pauseText = msg('The server reached its request limit. The dashboard retries in %{seconds} seconds.')
