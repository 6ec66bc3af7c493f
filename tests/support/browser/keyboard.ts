import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A keyboard user who must always see the focus. */
export interface Keyboard {
  press: (...keys: string[]) => Promise<void>
  type: (text: string) => Promise<void>
  /** Moves from stop to stop until the target has the focus. Each stop must be visible. Fails after a full round. */
  tabTo: (target: Locator, key?: 'Tab' | 'Shift+Tab') => Promise<void>
  /** Moves within a toolbar by an arrow key, Home or End. */
  walkTo: (target: Locator, key: string) => Promise<void>
  /** Waits until the target has the focus. */
  isAt: (target: Locator) => Promise<void>
}

/** Keyboard navigation of a page. */
export const keyboardOf = (page: Page): Keyboard => {
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const hasFocus = async (target: Locator): Promise<boolean> =>
    (await target.and(page.locator(':focus')).count()) > 0
  const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    const passed: string[] = []
    while (passed.filter((name) => name === '').length < 2) {
      await press(key)
      // A closed overlay may still be fading out.
      await expect.poll(() => page.evaluate(faultOfStop)).toBe('')
      if (await hasFocus(target)) return
      passed.push(await page.evaluate(nameOfStop))
    }
    throw new Error(`${String(target)} is not a tab stop. Tab stops: ${passed.join(' | ')}`)
  }
  const walkTo = async (target: Locator, key: string): Promise<void> => {
    for (let step = 0; step < mostTools && !(await hasFocus(target)); step += 1) await press(key)
    expect(await hasFocus(target)).toBe(true)
  }
  return {
    press,
    walkTo,
    type: (text) => page.keyboard.type(text),
    tabTo,
    isAt: (target) =>
      expect.poll(() => hasFocus(target), { message: `${String(target)} has the focus` }).toBe(true),
  }
}

/** More than any toolbar contains. */
const mostTools = 60

/**
 * Readable name of the focused element. Empty while the browser itself has the focus, between the last element and the first.
 */
const nameOfStop = (): string => {
  const element = document.activeElement as HTMLElement
  return element === document.body ? '' : `${element.tagName} ${element.ariaLabel ?? element.textContent}`
}

/** Problem of the visible focus: nothing marks it, or another element covers its center. */
const faultOfStop = (): string => {
  const element = document.activeElement as HTMLElement
  if (element === document.body) return ''
  // A checkbox shows its focus on the square, an input on the surrounding frame.
  const place = element.closest<HTMLElement>('.MuiButtonBase-root, .MuiInputBase-root') ?? element
  const isMarked = [element, place, ...place.querySelectorAll('fieldset')].some((each) => {
    const { outlineStyle, outlineWidth, borderTopWidth, opacity } = getComputedStyle(each)
    const outline = outlineStyle === 'none' ? '0' : outlineWidth
    return opacity !== '0' && Number.parseFloat(each.tagName === 'FIELDSET' ? borderTopWidth : outline) >= 2
  })
  if (!isMarked) return `Nothing marks ${element.outerHTML}`
  const { left, right, top, bottom } = place.getClientRects()[0] ?? new DOMRect()
  const middle = (from: number, to: number, size: number) => (Math.max(0, from) + Math.min(size, to)) / 2
  const hit = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight))
  const labels = (element as HTMLInputElement).labels ?? []
  return [place, ...labels].some((each) => each.contains(hit))
    ? ''
    : `${element.outerHTML} lies under ${hit?.outerHTML.slice(0, 200)}`
}
