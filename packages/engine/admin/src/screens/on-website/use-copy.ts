import { useNotify } from 'react-admin'
import { msg } from '../../language/msg.ts'

/** Copies a text to the clipboard and confirms it. */
export const useCopy = () => {
  const notify = useNotify()
  return (text: string): void => {
    // Plain HTTP has no clipboard API.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => notify(msg('Copied.'), { type: 'success' }),
      () =>
        notify(msg('Your browser blocked copying. Select the text and copy it yourself.'), {
          type: 'warning',
        }),
    )
  }
}
