// @vitest-environment jsdom
import type { ClassStatusNow } from '@kampana/shared/class-status'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aNotice } from '../testing/fake-api.ts'
import { renderBannerContainer } from './banner.ts'
import { navigated, noticesChanged } from './events.ts'
import { pollClassStatus } from './poll-class-status.ts'

const noon = '2026-11-21T12:00:00.000000Z'
const later = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString()
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
const nothing: ClassStatusNow = { data: [], now: noon, until: null }
const rain = (until: string): ClassStatusNow => ({ data: [aNotice({ ends_at: until })], now: noon, until })

let answer: () => Promise<Response>
const ask = vi.fn<() => Promise<Response>>(() => answer())
const answering = (status: ClassStatusNow) =>
  void (answer = async () => Response.json({ ...status, now: new Date().toISOString() }))
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(noon) })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('fetch', ask)
  answering(nothing)
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  ask.mockClear()
})

/** Opens a page with the server's HTML. */
const open = (status: ClassStatusNow | undefined) => {
  document.body.innerHTML = renderBannerContainer(status, 'Asia/Manila')
  const place = document.querySelector<HTMLElement>('#class-status')!
  stops.push(pollClassStatus(place, '/api/class-status/now'))
  return { said: () => place.textContent, place }
}
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

test('poll class status: removes a notice at its end without a request before', async () => {
  const { said } = open(rain(later(4)))
  await minutes(3.9)
  expect(ask).not.toHaveBeenCalled()
  expect(said()).toContain('Heavy rain')
  await minutes(0.2)
  expect(said()).toBe('')
})

test('poll class status: shows a notice when it starts', async () => {
  const { said } = open({ ...nothing, until: later(2) })
  answering(rain(later(60)))
  await minutes(1.9)
  expect(said()).toBe('')
  await minutes(0.2)
  expect(said()).toContain('No classes')
})

test('poll class status: shows new notices when the page becomes visible again', async () => {
  const { said } = open(nothing)
  answering(rain(later(60)))
  await minutes(1)
  comeBack()
  await minutes(0)
  expect(said()).toContain('No classes')
})

test('poll class status: shows new notices after navigation', async () => {
  const { said } = open(nothing)
  answering(rain(later(60)))
  await minutes(0.1)
  dispatchEvent(new Event(navigated))
  await minutes(0)
  expect(said()).toContain('No classes')
})

test('poll class status: notifies the page of notices of changes, but not of the initial state', async () => {
  const told = vi.fn<(event: Event) => void>()
  addEventListener(noticesChanged, told)
  stops.push(() => removeEventListener(noticesChanged, told))
  open(undefined)
  await minutes(0)
  expect(told).not.toHaveBeenCalled()
  answering(rain(later(60)))
  await minutes(1)
  comeBack()
  await minutes(0)
  expect(told).toHaveBeenCalledTimes(1)
})

test('poll class status: limits requests of frequent visibility changes', async () => {
  open(nothing)
  await minutes(1)
  for (let times = 0; times < 10; times++) comeBack()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('poll class status: shows a new notice on an open page within minutes', async () => {
  const { said } = open(nothing)
  await minutes(2)
  answering(rain(later(60)))
  await minutes(4)
  expect(said()).toContain('No classes')
})

test('poll class status: updates the page of notices and its check time within half a minute', async () => {
  history.replaceState(null, '', '/class-status')
  const isShown = (event: Event) => event.preventDefault()
  addEventListener(noticesChanged, isShown)
  onTestFinished(() => {
    history.replaceState(null, '', '/')
    removeEventListener(noticesChanged, isShown)
  })
  const { said, place } = open(nothing)
  place.insertAdjacentHTML('afterend', `<time class="checked" datetime="${noon}">8:00 PM</time>`)
  const checked = () => document.querySelector('.checked')!.textContent
  await minutes(2)
  // The code that updates the time is imported first.
  await vi.waitFor(() => expect(checked()).toBe('at 8:02 PM'))
  answering(rain(later(60)))
  await minutes(0.55)
  expect(said()).toContain('No classes')
  expect(ask.mock.calls.length).toBeLessThan(7)
})

test('class status: refreshes an open page once the deadline that it names has passed', async () => {
  const refresh = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  addEventListener(noticesChanged, refresh)
  onTestFinished(() => removeEventListener(noticesChanged, refresh))
  open(nothing).place.insertAdjacentHTML('afterend', `<p data-true-until="${later(7)}">By 8:07 PM</p>`)
  await minutes(6)
  expect(refresh).not.toHaveBeenCalled()
  await minutes(5)
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
})

test('class status: refreshes an exported file of an earlier day, but never reloads it', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/class-status', reload })
  const told = vi.fn<(event: Event) => void>()
  addEventListener(noticesChanged, told)
  onTestFinished(() => removeEventListener(noticesChanged, told))
  const says = `<p data-true-until="${later(-24 * 60)}">By 8:07 PM</p>`
  open(undefined).place.insertAdjacentHTML('afterend', says)
  await minutes(6)
  await vi.waitFor(() => expect(told.mock.calls.length).toBeGreaterThan(1))
  expect(reload).not.toHaveBeenCalled()
  open(nothing).place.insertAdjacentHTML('afterend', says)
  await minutes(6)
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
})

test('poll class status: dates the last check of a page that stays open offline until the next day', async () => {
  const { place } = open(nothing)
  place.insertAdjacentHTML(
    'afterend',
    `<time class="checked" datetime="${noon}">8:00 PM</time><span data-true-until="${later(7)}" data-after="Before 8:07 PM">By 8:07 PM</span>`,
  )
  answer = () => Promise.reject(new TypeError('offline'))
  await minutes(24 * 60)
  await vi.waitFor(() =>
    expect(document.querySelector('.checked')!.textContent).toBe('on November 21, 2026, 8:00 PM'),
  )
  expect(document.querySelector('[data-after]')!.textContent).toBe('Before 8:07 PM')
})

test("poll class status: removes a notice by the device's clock without a server", async () => {
  const { said } = open(rain(later(4)))
  answer = () => Promise.reject(new TypeError('offline'))
  await minutes(3)
  comeBack()
  await minutes(0)
  expect(said()).toContain('Heavy rain')
  await minutes(1.1)
  expect(said()).toBe('')
})

test('poll class status: ignores a server error and polls again', async () => {
  const { said } = open(rain(later(4)))
  answer = async () => Response.json({ message: 'Server Error' }, { status: 500 })
  await minutes(4.1)
  expect(said()).toBe('')
  answering(rain(later(60)))
  await minutes(6)
  expect(said()).toContain('No classes')
})

test('poll class status: hides ended notices on the board and in the table of levels', async () => {
  const { place } = open(rain(later(4)))
  place.insertAdjacentHTML(
    'afterend',
    `<div class="status-board"><ul><li data-ends="${later(4)}">Heavy rain</li><li data-ends="${later(8)}">Flood</li></ul>
     <table class="level-ledger"></table><p class="board-over" hidden>Over</p></div>`,
  )
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('.status-board :is(li, table, p)')]
      .filter((each) => !each.hidden)
      .map(({ textContent, tagName }) => textContent.trim() || tagName)
  answer = () => Promise.reject(new TypeError('offline'))
  await minutes(3)
  expect(shown()).toEqual(['Heavy rain', 'Flood', 'TABLE'])
  await minutes(1.1)
  expect(shown()).toEqual(['Flood'])
  await minutes(5)
  expect(shown()).toEqual(['Over'])
})

test("poll class status: shows the server's status if the device's clock is wrong", async () => {
  vi.setSystemTime(new Date(later(24 * 60)))
  answer = async () => Response.json(rain(later(4)))
  const { said } = open(rain(later(4)))
  await minutes(0)
  expect(said()).toContain('Heavy rain')
})

test('poll class status: polls at once on a prerendered page', async () => {
  answering(rain(later(60)))
  const { said } = open(undefined)
  await minutes(0)
  expect(said()).toContain('No classes')
})

test("poll class status: leaves unchanged notices alone, so that screen readers don't repeat them", async () => {
  const { place } = open(rain(later(60)))
  const before = place.firstElementChild
  answering(rain(later(60)))
  await minutes(1)
  comeBack()
  await minutes(0)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(place.firstElementChild).toBe(before)
})
