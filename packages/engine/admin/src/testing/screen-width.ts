import { vi } from 'vitest'

type Width = 'wide' | 'narrow'
const feature = { wide: 'min-width', narrow: 'max-width' }
const lists = new Set<EventTarget & { media: string; matches: boolean }>()

/** Mocks a light screen for jsdom, which has none. Another call changes its width. */
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
