// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { closeMenusOnOutsideClick } from './close-menus.ts'

beforeAll(closeMenusOnOutsideClick)
beforeEach(() => {
  document.body.innerHTML = `<nav class="menu"><details open><summary>About Us</summary><a href="/a">History</a></details></nav><p>Text</p>`
})
const isOpen = () => document.querySelector('details')!.open

test('close menus: a click elsewhere closes a menu', () => {
  document.querySelector('p')!.click()
  expect(isOpen()).toBe(false)
})

test('close menus: a click inside leaves it open', () => {
  document.querySelector('nav')!.click()
  expect(isOpen()).toBe(true)
})

test('close menus: Escape closes it and returns to the word that opened it', () => {
  document.querySelector('a')!.focus()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(isOpen()).toBe(false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})
