// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareLinks } from './share-links.tsx'

const address = 'https://college.test/updates/announcements/Rain'
const open = (device: object) => {
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(navigator, name, { value, configurable: true })
  render(<ShareLinks title="Rain" address={address} />)
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

afterEach(() => {
  cleanup()
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name)
})

test('share links: copies the address and confirms it', async () => {
  const writeText = vi.fn(async () => undefined)
  open({ clipboard: { writeText } })
  await press('Copy link')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address)
  expect(screen.getByRole('status').textContent).toBe('The link is copied.')
})

test('share links: selects the address if the clipboard fails', async () => {
  open({})
  await press('Copy link')
  const field = screen.getByLabelText<HTMLInputElement>('Address')
  expect(document.activeElement).toBe(field)
  expect(field.selectionEnd).toBe(address.length)
  expect(screen.getByRole('status').textContent).toBe('')
})

test("share links: opens the system's share sheet", async () => {
  const share = vi.fn(async () => undefined)
  open({ share })
  await press('Share …')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Rain', url: address })
})

test('share links: hides the share button without a system share sheet', () => {
  open({})
  expect(screen.queryByRole('button', { name: 'Share …' })).toBeNull()
})
