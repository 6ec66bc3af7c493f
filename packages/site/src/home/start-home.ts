import { openInvitation } from './open-invitation.ts'
import { playCarousel } from './play-carousel.ts'

// Opens the invitation and starts the carousel before hydration. The module has no export, so that its chunk needs no
// namespace, which would be another request.
const dialog = document.querySelector<HTMLDialogElement>('.invitation')
const carousel = document.querySelector<HTMLElement>('.carousel')
if (dialog) openInvitation(dialog)
// Runs in a separate task, so that both together don't block input.
if (carousel) setTimeout(() => playCarousel(carousel))
