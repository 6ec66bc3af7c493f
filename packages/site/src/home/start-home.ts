import { openInvitation } from './open-invitation.ts'
import { playCarousel } from './play-carousel.ts'

/** Opens the invitation and starts the carousel before hydration. */
export const startHome = (): void => {
  const dialog = document.querySelector<HTMLDialogElement>('.invitation')
  const carousel = document.querySelector<HTMLElement>('.carousel')
  if (dialog) openInvitation(dialog)
  // In a separate task, so that input isn't blocked by both.
  if (carousel) setTimeout(() => playCarousel(carousel))
}

// The page hydrates with the same functions; as exports of this module they are one file with it.
export { openInvitation, playCarousel }
