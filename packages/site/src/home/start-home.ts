import { openInvitation } from './open-invitation.ts'
import { playCarousel } from './play-carousel.ts'

// Opens the invitation and starts the carousel before hydration. Without an export, so that its chunk needs no namespace, which
// would be one more file to fetch.
const dialog = document.querySelector<HTMLDialogElement>('.invitation')
const carousel = document.querySelector<HTMLElement>('.carousel')
if (dialog) openInvitation(dialog)
// In a separate task, so that input isn't blocked by both.
if (carousel) setTimeout(() => playCarousel(carousel))
