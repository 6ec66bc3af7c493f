import { pollClassStatus } from './class-status/poll-class-status.ts'
import { hasDraft } from './contact/draft.ts'
import { closeMenusOnOutsideClick } from './components/layout/close-menus.ts'
import { insertDeferredLinks } from './framework/deferred-links.ts'
import { registerServiceWorker } from './offline/register-service-worker.ts'
import { resolveServerUrl } from './framework/server-url.ts'

/**
 * All that a first view loads of script. Every page works without more: React comes on the first sign that somebody is
 * about to do something, or at once where a document opens, where what came is to be loaded anew, and where what somebody
 * was writing is to be put back.
 */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const
let isHydrating = false

const hydrateOnce = (sign?: Event): void => {
  // The focus that the invitation takes when it opens is nobody's intent, and nothing in it needs React.
  if (isHydrating || (sign?.target instanceof Element && sign.target.closest('.invitation'))) return
  isHydrating = true
  // What could not be fetched is asked for again at the next sign.
  import('./entry-hydrate.ts')
    .then(({ hydrateSite }) => hydrateSite(pressAgain))
    .catch(() => (isHydrating = false))
}

/** A button that works by script alone, pressed before there was any, is pressed for the visitor once there is. */
let pressed: HTMLElement | null = null
const rememberPress = ({ target }: Event): void => {
  pressed =
    target instanceof Element
      ? target.closest('button[type="button"]:not([popovertarget], [data-plays] *)')
      : null
}
const pressAgain = (): void => {
  removeEventListener('click', rememberPress, true)
  pressed?.click()
}
addEventListener('click', rememberPress, true)

for (const sign of signs) addEventListener(sign, hydrateOnce, { passive: true })
// A file of a host of its own knows nothing of what its address asks for, as a search.
const isAsked = location.search !== '' && document.querySelector('meta[name="api-url"]') !== null
const isToChange = isAsked || document.querySelector('#state[data-live]') !== null
if (isToChange || (document.querySelector('.contact') && hasDraft())) hydrateOnce()
if (document.querySelector('.home')) void import('./home/start-home.ts').then(({ startHome }) => startHome())

// A title may hold a '#', and what follows it a browser keeps to itself: where the server found nothing, ask for it all.
if (location.hash && document.querySelector('[data-missing]'))
  location.replace(location.pathname + location.search + location.hash.replace('#', '%23'))

const toggleScrollToTop = (): void => {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > 100)
}
addEventListener('scroll', toggleScrollToTop, { passive: true })
toggleScrollToTop()
closeMenusOnOutsideClick()

insertDeferredLinks()
const notices = document.querySelector<HTMLElement>('#class-status')
if (notices) pollClassStatus(notices, resolveServerUrl('/api/class-status/now'))
registerServiceWorker()
