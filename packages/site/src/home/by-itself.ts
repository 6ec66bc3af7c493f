import { invite } from './invite.ts'
import { play } from './play.ts'

/**
 * Begins what moves on the home page by itself, on a first view: the invitation opens and the slides play, without React,
 * which finds them so when it takes the page over.
 */
export const begin = (): void => {
  const dialog = document.querySelector<HTMLDialogElement>('.invitation')
  const carousel = document.querySelector<HTMLElement>('.carousel')
  if (dialog) invite(dialog)
  // In a task of its own, so that what somebody presses meanwhile waits for one of them only.
  if (carousel) setTimeout(() => play(carousel))
}
