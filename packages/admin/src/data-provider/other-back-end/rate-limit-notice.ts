import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { msg } from '../../language/msg.ts'

let notify: (seconds: number) => void = () => undefined

/** Tells the person that calls wait for so many seconds. */
export const notifyPause = (seconds: number): void => notify(seconds)

/** Shows a notice for as long as calls wait until the server takes them. */
export const useRateLimitNotice = (): void => {
  const show = useNotify()
  useEffect(() => {
    notify = (seconds) =>
      show(pauseText, { type: 'info', messageArgs: { seconds }, autoHideDuration: seconds * 1000 })
    return () => void (notify = () => undefined)
  }, [show])
}

const pauseText = msg('The server reached its request limit. The dashboard retries in %{seconds} seconds.')
