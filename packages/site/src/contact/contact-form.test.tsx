// @vitest-environment jsdom
import type { Api } from '@kampana/shared/api/api'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StaticRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi, inject } from 'vitest'
import { RouterContext } from '@kampana/engine-site/framework/router/router-context'
import { ContactForm } from './contact-form.tsx'

const letter = {
  name: 'Ana Reyes',
  email: 'ana@family.example',
  contact_number: '0917 555 0199',
  subject: 'Enrolment',
  message: 'Magandang araw po.\nWhen does it close?',
}
const labels = {
  name: 'Name',
  email: 'Email',
  contact_number: 'Contact Number',
  subject: 'Subject',
  message: 'Message',
}
type Name = keyof typeof letter

const contactUs = vi.fn<Api['contactUs']>()
const open = () =>
  render(
    <RouterContext value={{ api: { contactUs } as Partial<Api> as Api, refresh: () => undefined }}>
      <StaticRouter location="/contact-us">
        <ContactForm
          content={{ ...inject('content').contact, offices: ['Library'] }}
          outcome={null}
          sent={false}
          number={null}
        />
      </StaticRouter>
    </RouterContext>,
  )
const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(labels[name])
const write = (given: Partial<typeof letter> = letter) => {
  for (const [name, value] of Object.entries(given))
    fireEvent.input(field(name as Name), { target: { value } })
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const send = () => press('Send the message')

beforeEach(() => {
  contactUs.mockReset().mockResolvedValue({ message: 'Your message has been sent' } as never)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('contact form: sends the message and opens the thank-you page', async () => {
  open()
  expect(document.querySelector('textarea')?.rows).toBe(10)
  write()
  await send()
  expect(contactUs.mock.calls[0]?.[0]).toEqual({ ...letter, website: '' })
  expect(document.activeElement?.textContent).toContain('Your message has been sent')
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Write another message' })))
  expect(field('message').value).toBe('')
})

test('contact form: shows errors under their fields, focuses the first, and removes each once fixed', async () => {
  open()
  write({ ...letter, email: 'ana at home', message: ' ' })
  await send()
  expect(contactUs).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field('email'))
  const told = (name: Name) =>
    document.querySelector(`#${field(name).getAttribute('aria-describedby') ?? 'none'}`)?.textContent
  expect(told('email')).toBe('The email field must be a valid email address.')
  expect(told('message')).toBe('The message field is required.')
  write({ email: 'ana@home.example' })
  expect(told('email')).toBeUndefined()
  expect(told('message')).toBe('The message field is required.')
})

test("contact form: shows the server's errors under their fields", async () => {
  contactUs.mockRejectedValue(new ApiError(422, { errors: { subject: ['The subject field is odd.'] } }))
  open()
  write()
  await send()
  expect(screen.getByText('The subject field is odd.')).toBeTruthy()
  expect(document.activeElement).toBe(field('subject'))
})

test.each([
  ['the server is unreachable', new ApiError(0, undefined), 'The website can’t be reached at the moment.'],
  [
    'the request times out',
    new DOMException('', 'TimeoutError'),
    'The website can’t be reached at the moment.',
  ],
  ['the server fails', new ApiError(500, { message: 'Server Error' }), 'Something went wrong on the server.'],
  [
    'the rate limit is reached',
    new ApiError(429, { message: 'Too Many Attempts.' }, new Headers({ 'retry-after': '95' })),
    'Please try again in 2 minutes.',
  ],
])('contact form: reports that %s and keeps the input', async (_, error, words) => {
  contactUs.mockRejectedValueOnce(error)
  open()
  write()
  await send()
  expect(screen.getByRole('alert').textContent).toContain(words)
  expect(field('message').value).toBe(letter.message)
  await send()
  expect(screen.getByRole('heading', { name: 'Your message has been sent' })).toBeTruthy()
})

test('contact form: ignores a second click while sending', async () => {
  contactUs.mockReturnValue(new Promise(() => undefined))
  open()
  write()
  await send()
  await press('Sending…')
  expect(contactUs).toHaveBeenCalledTimes(1)
})

test('contact form: restores the draft after a reload and deletes it on sending or clearing', async () => {
  open()
  write({ name: 'Ana', message: 'When does' })
  cleanup()
  open()
  expect([field('name').value, field('message').value]).toEqual(['Ana', 'When does'])
  await press('Clear the form')
  expect(field('message').value).toBe('')
  write()
  await send()
  cleanup()
  open()
  expect(field('name').value).toBe('')
})

test('contact form: asks once about an e-mail address with a likely typo', async () => {
  open()
  write({ ...letter, email: 'ana@gmial.com' })
  await send()
  expect(contactUs).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field('email'))
  expect(screen.getByText('Did you mean ana@gmail.com?', { exact: false })).toBeTruthy()
  await send()
  expect(contactUs.mock.calls[0]?.[0]).toMatchObject({ email: 'ana@gmial.com' })
})

test('contact form: sends with the suggested address on one click', async () => {
  open()
  write({ ...letter, email: 'ana@yahoo.con' })
  await send()
  await press('Send with ana@yahoo.com')
  expect(contactUs.mock.calls[0]?.[0]).toMatchObject({ email: 'ana@yahoo.com' })
})

test("contact form: sends the chosen office and shows the message's number", async () => {
  contactUs.mockResolvedValue({
    message: 'Your message has been sent',
    body: { message: 'Your message has been sent', number: 'K7M-2Q4' },
  } as never)
  open()
  write()
  fireEvent.input(screen.getByLabelText('Office (optional)'), { target: { value: 'Library' } })
  await send()
  expect(contactUs.mock.calls[0]?.[0]).toMatchObject({ office: 'Library' })
  expect(screen.getByText('K7M-2Q4')).toBeTruthy()
})
