// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { watchScroll } from './scroll-to-top.ts'

test('scroll-to-top: shows its button after 100 pixels and hides it again', () => {
  const scroll = (pixels: number) => {
    vi.stubGlobal('scrollY', pixels)
    dispatchEvent(new Event('scroll'))
    return document.documentElement.hasAttribute('data-scrolled')
  }
  watchScroll()
  expect([0, 100, 101, 5000, 100].map(scroll)).toEqual([false, false, true, true, false])
  vi.unstubAllGlobals()
})
