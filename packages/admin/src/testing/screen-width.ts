import { vi } from 'vitest'

/** Gives jsdom, which has no screen, one that is `wide` or `narrow` and light. */
export const setScreenWidth = (width: 'wide' | 'narrow'): void => {
  const feature = width === 'wide' ? 'min-width' : 'max-width'
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes(feature),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
}
