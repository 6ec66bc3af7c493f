import { pollClassStatus } from './class-status/poll-class-status.ts'
import { hasDraft } from './contact/draft.ts'
import { closeMenusOnOutsideClick } from './components/layout/close-menus.ts'
import { rememberChosenLanguage } from './components/layout/chosen-language.ts'
import { watchScroll } from './components/layout/scroll-to-top.ts'
import { partFetcher } from './content/store/fetch-part.ts'
import { insertDeferredLinks } from '@kampana/engine-site/framework/deferred-links'
import { registerServiceWorker } from './offline/register-service-worker.ts'
import { resolveServerUrl } from '@kampana/engine-site/framework/server-url'

/**
 * Script of the first view. Pages work without React, so hydration starts on the first of these events. It starts at once to
 * refresh a prerendered document or to restore a draft.
 */
const intentEvents = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const
let isHydrating = false

const hydrateOnce = (event?: Event): void => {
  // The dialog manages focus itself and works without React.
  if (isHydrating || (event?.target instanceof Element && event.target.closest('.invitation'))) return
  isHydrating = true
  // Fetched in parallel with the script that reads it.
  const readPart = partFetcher(document.querySelector<HTMLElement>('#state')?.dataset['content'] ?? '')
  readPart('site').catch(() => undefined)
  // After a failed import, the next event retries.
  import('./entry-hydrate.ts')
    .then(({ hydrateSite }) => hydrateSite(readPart, replayPress))
    .catch(() => (isHydrating = false))
}

/** Replays a click on a button that needs React, if it came before hydration. */
let pressedButton: HTMLElement | null = null
const rememberPress = ({ target }: Event): void => {
  pressedButton =
    target instanceof Element
      ? target.closest('button[type="button"]:not([popovertarget], [data-plays] *)')
      : null
}
const replayPress = (): void => {
  removeEventListener('click', rememberPress, true)
  pressedButton?.click()
}
addEventListener('click', rememberPress, true)

for (const event of intentEvents) addEventListener(event, hydrateOnce, { passive: true })
// A prerendered file doesn't know the query of its address, such as a search.
const hasUnknownQuery = location.search !== '' && document.querySelector('meta[name="api-url"]') !== null
const mustRefresh = hasUnknownQuery || document.querySelector('#state[data-live]') !== null
if (mustRefresh || (document.querySelector('.contact') && hasDraft())) hydrateOnce()
if (document.querySelector('.home')) void import('./home/start-home.ts')

// A title may contain a '#', and browsers don't send fragments. A missing title is therefore requested again with an encoded
// '#'.
if (location.hash && document.querySelector('[data-missing]'))
  location.replace(location.pathname + location.search + location.hash.replace('#', '%23'))

watchScroll()
rememberChosenLanguage()
closeMenusOnOutsideClick()

insertDeferredLinks()
const notices = document.querySelector<HTMLElement>('#class-status')
if (notices) pollClassStatus(notices, resolveServerUrl('/api/class-status/now'))
registerServiceWorker()
