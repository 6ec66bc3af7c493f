import { openInvitation } from './open-invitation.ts'
import { playCarousel } from './play-carousel.ts'

/**
 * Begins what moves on the home page by itself, on a first view: the invitation opens and the slides play, without React,
 * which finds them so when it takes the page over.
 */
export const startHome = (): void => {
  const dialog = document.querySelector<HTMLDialogElement>('.invitation')
  const carousel = document.querySelector<HTMLElement>('.carousel')
  if (dialog) openInvitation(dialog)
  // In a task of its own, so that what somebody presses meanwhile waits for one of them only.
  if (carousel) setTimeout(() => playCarousel(carousel))
}
