import { vi } from 'vitest'

type Width = 'wide' | 'narrow'
const feature = { wide: 'min-width', narrow: 'max-width' }
const lists = new Set<EventTarget & { media: string; matches: boolean }>()

/** Gives jsdom, which has no screen, one that is `wide` or `narrow` and light; called again it turns it. */
export const setScreenWidth = (width: Width): void => {
  const isMatching = (media: string) => media.includes(feature[width])
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.assign(new EventTarget(), {
      media,
      matches: isMatching(media),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
    lists.add(list)
    return list
  })
  for (const list of lists) {
    list.matches = isMatching(list.media)
    list.dispatchEvent(new Event('change'))
  }
}
