import type { TranslateFunction } from 'react-admin'

/** Widget of an upload at its position. A decoration outside the document, so that it can't be saved. */
interface UploadWidget {
  element: HTMLElement
  /** In percent. */
  progress: (percent: number) => void
  fail: (problem: string, onRetry: () => void, onClose: () => void) => void
}

export const uploadWidget = (t: TranslateFunction, name: string, cancel: () => void): UploadWidget => {
  const element = document.createElement('span')
  element.className = 'picture-upload'
  element.contentEditable = 'false'
  const bar = document.createElement('progress')
  bar.max = 100
  bar.value = 0
  bar.setAttribute('aria-label', t('Uploading %{name}', { name }))
  element.append(createText(name), bar, button(t('Cancel'), cancel))
  return {
    element,
    progress: (percent) => {
      // After all bytes are sent, the server still processes them for an unknown time.
      if (percent < 100) bar.value = percent
      else bar.removeAttribute('value')
    },
    fail: (problem, onRetry, onClose) => {
      const alert = createText(`${name}: ${t(problem)}`)
      alert.role = 'alert'
      element.replaceChildren(alert, button(t('Try again'), onRetry), button(t('Close'), onClose))
    },
  }
}

const createText = (text: string): HTMLElement => {
  const span = document.createElement('span')
  span.textContent = text
  return span
}

const button = (label: string, onClick: () => void): HTMLButtonElement => {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', onClick)
  return element
}
