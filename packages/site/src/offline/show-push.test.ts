import { expect, test, vi } from 'vitest'
import { openNotice, showPush } from './show-push.ts'

const pushed = (notification: object) => JSON.stringify({ web_push: 8030, notification })
const notice = {
  title: 'No classes: All levels',
  body: 'Signal No. 2',
  lang: 'en',
  tag: 'class-status-7',
  navigate: 'https://college.test/class-status/7',
}

/** A worker that already shows these notifications. */
const workerShowing = (...shown: { tag: string; title: string; body: string }[]) => {
  const showNotification = vi.fn(async () => undefined)
  const getNotifications = async ({ tag }: { tag?: string } = {}) =>
    shown.filter((each) => each.tag === tag) as unknown as Notification[]
  return {
    showNotification,
    registration: { showNotification, getNotifications, unregister: async () => true },
  }
}

test('show push: shows a push in its language with a link to its notice', async () => {
  const { registration, showNotification } = workerShowing()
  await showPush({ registration }, pushed(notice))
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(notice.title, {
    body: notice.body,
    lang: 'en',
    tag: notice.tag,
    icon: '/icon-192.png',
    renotify: false,
    data: { navigate: notice.navigate },
  })
})

test.each([
  ['repeats a notification silently', notice, false],
  ['alerts again for a new title', { ...notice, title: 'Withdrawn: No classes: All levels' }, true],
  ['alerts again for a new text', { ...notice, body: 'Signal No. 3' }, true],
])('show push: %s', async (_what, next, renotify) => {
  const { registration, showNotification } = workerShowing(notice)
  await showPush({ registration }, pushed(next))
  expect(showNotification).toHaveBeenCalledWith(next.title, expect.objectContaining({ renotify }))
})

test.each(['', 'no JSON', '{}', undefined])(
  'show push: shows a generic notification for an invalid push: %s',
  async (text) => {
    const { registration, showNotification } = workerShowing()
    await showPush({ registration }, text)
    expect(showNotification).toHaveBeenCalledWith(
      'Class notice',
      expect.objectContaining({ data: { navigate: '/class-status' } }),
    )
  },
)

test('show push: opens the notice on a click, in its existing window', async () => {
  vi.stubGlobal('location', new URL('https://college.test/service-worker.js'))
  const focus = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  const clientsWith = (...urls: string[]) => ({
    clients: {
      claim: async () => undefined,
      matchAll: async () => urls.map((url) => ({ url, focus })),
      openWindow,
    },
  })
  const close = vi.fn()
  const notification = { close, data: { navigate: notice.navigate } } as unknown as Notification
  await openNotice(clientsWith('https://college.test/'), notification)
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(notice.navigate)
  await openNotice(clientsWith('https://college.test/', notice.navigate), notification)
  expect([focus.mock.calls.length, openWindow.mock.calls.length, close.mock.calls.length]).toEqual([1, 1, 2])
  vi.unstubAllGlobals()
})
