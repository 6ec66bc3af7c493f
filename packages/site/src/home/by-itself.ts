import { invite } from './invite.ts'
import { play } from './play.ts'

/**
 * What moves on the home page by itself, for the first view: the invitation opens and the slides begin, without React,
 * which finds them so when it takes the page over.
 */
const dialog = document.querySelector<HTMLDialogElement>('.invitation')
const carousel = document.querySelector<HTMLElement>('.carousel')
if (dialog) invite(dialog)
if (carousel) play(carousel)
