import { keepClassStatus } from './class-status/keep-current.ts'
import { hasDraft } from './contact/draft.ts'
import { closeMenusFromOutside } from './menus.ts'
import { linkLater } from './later.ts'
import { keepForOffline } from './offline/register.ts'
import { onServer } from './server-address.ts'

/**
 * All that a first view loads of script. Every page works without more: React comes on the first sign that somebody is
 * about to do something, or at once where a document opens, where what came is to be loaded anew, and where what somebody
 * was writing is to be put back.
 */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const
let asked = false

const takeOver = (sign?: Event): void => {
  // The focus that the invitation takes when it opens is nobody's intent, and nothing in it needs React.
  if (asked || (sign?.target instanceof Element && sign.target.closest('.invitation'))) return
  asked = true
  // What could not be fetched is asked for again at the next sign.
  import('./hydrate.tsx').then(({ hydrate }) => hydrate(pressAgain)).catch(() => (asked = false))
}

/** A button that works by script alone, pressed before there was any, is pressed for the visitor once there is. */
let pressed: HTMLElement | null = null
const remember = ({ target }: Event): void => {
  pressed =
    target instanceof Element
      ? target.closest('button[type="button"]:not([popovertarget], [data-plays] *)')
      : null
}
const pressAgain = (): void => {
  removeEventListener('click', remember, true)
  pressed?.click()
}
addEventListener('click', remember, true)

for (const sign of signs) addEventListener(sign, takeOver, { passive: true })
// A file of a host of its own knows nothing of what its address asks for, as a search.
const isAsked = location.search !== '' && document.querySelector('meta[name="api-url"]') !== null
const isToChange = isAsked || document.querySelector('#state[data-live]') !== null
if (isToChange || (document.querySelector('.contact') && hasDraft())) takeOver()
if (document.querySelector('.home')) void import('./home/by-itself.ts').then(({ begin }) => begin())

// A title may hold a '#', and what follows it a browser keeps to itself: where the server found nothing, ask for it all.
if (location.hash && document.querySelector('[data-missing]'))
  location.replace(location.pathname + location.search + location.hash.replace('#', '%23'))

const showWayUp = (): void => {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > 100)
}
addEventListener('scroll', showWayUp, { passive: true })
showWayUp()
closeMenusFromOutside()

linkLater()
const notices = document.querySelector<HTMLElement>('#class-status')
if (notices) keepClassStatus(notices, onServer('/api/class-status/now'))
keepForOffline()
