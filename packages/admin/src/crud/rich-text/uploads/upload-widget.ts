import type { TranslateFunction } from 'react-admin'

/** Where a picture will stand while it is on its way: outside of the body, so that nothing of it can be saved. */
export interface UploadWidget {
  element: HTMLElement
  /** In percent. */
  progress: (percent: number) => void
  fail: (problem: string, again: () => void) => void
}

export const uploadWidget = (t: TranslateFunction, name: string, cancel: () => void): UploadWidget => {
  const element = document.createElement('span')
  element.className = 'picture-upload'
  element.contentEditable = 'false'
  const bar = document.createElement('progress')
  bar.max = 100
  bar.value = 0
  bar.setAttribute('aria-label', t('Uploading %{name}', { name }))
  element.append(words(name), bar, button(t('Cancel'), cancel))
  return {
    element,
    progress: (percent) => {
      // Everything is sent, but the server is still at work: then how long it takes isn't known.
      if (percent < 100) bar.value = percent
      else bar.removeAttribute('value')
    },
    fail: (problem, again) => {
      const alert = words(`${name}: ${t(problem)}`)
      alert.role = 'alert'
      element.replaceChildren(alert, button(t('Try again'), again), button(t('Close'), cancel))
    },
  }
}

const words = (text: string): HTMLElement => {
  const span = document.createElement('span')
  span.textContent = text
  return span
}

const button = (label: string, act: () => void): HTMLButtonElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', act)
  return made
}
