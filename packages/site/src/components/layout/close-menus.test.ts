// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { closeMenusOnOutsideClick } from './close-menus.ts'

beforeAll(closeMenusOnOutsideClick)
beforeEach(() => {
  document.body.innerHTML = `<nav class="menu"><details open><summary>About Us</summary><a href="/a">History</a></details></nav><p>Text</p>`
})
const isOpen = () => document.querySelector('details')!.open

test('close menus: closes a menu on a click elsewhere', () => {
  document.querySelector('p')!.click()
  expect(isOpen()).toBe(false)
})

test('close menus: keeps a menu open on a click inside', () => {
  document.querySelector('nav')!.click()
  expect(isOpen()).toBe(true)
})

test("close menus: closes on Escape and focuses the menu's button", () => {
  document.querySelector('a')!.focus()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(isOpen()).toBe(false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})
