import { frameFeatures, frameSandbox } from './frame-permissions.ts'

/** Loads the player of a text's video in place of the button that asks for it. */
const playVideos = (text: HTMLElement): (() => void) => {
  const play = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-frame]') : null
    if (button?.dataset['frame'] === undefined) return
    const frame = document.createElement('iframe')
    frame.title = button.title
    frame.allow = frameFeatures
    frame.setAttribute('sandbox', frameSandbox)
    frame.src = button.dataset['frame']
    button.replaceWith(frame)
    // The pressed button is gone.
    frame.focus()
  }
  text.addEventListener('click', play)
  return () => text.removeEventListener('click', play)
}

/** The same for the element that a text is rendered into. */
export const startVideos = (text: HTMLElement | null): (() => void) | undefined =>
  text ? playVideos(text) : undefined
