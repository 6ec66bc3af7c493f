import { frameFeatures, frameSandbox } from './frame-permissions.ts'

/** Replaces the button of each video in a text with its player on a click. */
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
    // Moves focus, since the pressed button is gone.
    frame.focus()
  }
  text.addEventListener('click', play)
  return () => text.removeEventListener('click', play)
}

/** Calls `playVideos` for the element that a text is rendered into. */
export const startVideos = (text: HTMLElement | null): (() => void) | undefined =>
  text ? playVideos(text) : undefined
