import { pollClassStatus } from './class-status/poll-class-status.ts'
import { hasDraft } from './contact/draft.ts'
import { closeMenusOnOutsideClick } from './components/layout/close-menus.ts'
import { insertDeferredLinks } from './framework/deferred-links.ts'
import { registerServiceWorker } from './offline/register-service-worker.ts'
import { resolveServerUrl } from './framework/server-url.ts'

/**
 * The script of a first view. Every page works without more, so React is loaded on the first sign of intent; or at once for
 * a prerendered document whose data must be refreshed, and where a draft is to be restored.
 */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const
let isHydrating = false

const hydrateOnce = (sign?: Event): void => {
  // The dialog takes focus when it opens, which is no intent of the visitor, and it works without React.
  if (isHydrating || (sign?.target instanceof Element && sign.target.closest('.invitation'))) return
  isHydrating = true
  // After a failed import the next event tries again.
  import('./entry-hydrate.ts')
    .then(({ hydrateSite }) => hydrateSite(pressAgain))
    .catch(() => (isHydrating = false))
}

/** Replays a click on a button that needs React, made before hydration. */
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
// A prerendered file doesn't know the query of its address, such as a search.
const isAsked = location.search !== '' && document.querySelector('meta[name="api-url"]') !== null
const isToChange = isAsked || document.querySelector('#state[data-live]') !== null
if (isToChange || (document.querySelector('.contact') && hasDraft())) hydrateOnce()
if (document.querySelector('.home')) void import('./home/start-home.ts').then(({ startHome }) => startHome())

// A title may contain a '#', which browsers don't send: where the server found nothing, request it encoded.
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
