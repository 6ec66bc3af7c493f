// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { openInvitation } from './open-invitation.ts'

/** jsdom's dialogs support only the attribute. */
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  vi.resetModules()
  localStorage.clear()
  document.body.innerHTML = '<dialog open><a href="#new"><b>Visit Website</b></a><p>New</p></dialog>'
})

test('home dialog: opens on load, stays open on a click on its text, and closes with "Visit Website"', () => {
  const dialog = document.querySelector('dialog')!
  openInvitation(dialog)
  expect(dialog.open).toBe(true)
  dialog.querySelector('p')!.click()
  expect(dialog.open).toBe(true)
  dialog.querySelector('b')!.click()
  expect(dialog.open).toBe(false)
})
