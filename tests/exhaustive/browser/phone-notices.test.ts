import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { axeOn } from '../../support/browser/axe.ts'
import { faultsOf } from '../../support/browser/page-faults.ts'
import { visitsByWindow, visitsTo } from '../../support/browser/browser.ts'
import { findChromium, flags } from '../../support/browser/chromium.ts'
import { signIn } from '../../support/browser/staff-at-work.ts'
import { pushServer, type PushService } from '../../support/people/push-service.ts'
import { startProduct } from '../../support/server/product.ts'

let service: PushService
// Headless Chromium shows no notifications.
const { open, origin } = visitsTo(
  async () => {
    service = await pushServer()
    return startProduct({ SEED: 'none', PUSH_SERVICES: service.origin })
  },
  () => chromium.launch({ executablePath: findChromium(), args: flags }),
)
afterAll(() => service.close())
const withoutPages = visitsByWindow({ SEED: 'none', SERVICE_WORKER: 'off' })

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true }
const worker: BrowserContextOptions = { serviceWorkers: 'allow', permissions: ['notifications'] }
const button = { name: 'I agree: show them on this phone' }

/** Chromium can't reach Google's push service from here, so only this call is stubbed. */
const stubSubscribe = (page: Page, subscription: object) =>
  page.addInitScript((given) => {
    let current: PushSubscription | null = null
    const subscribe = async ({ applicationServerKey }: PushSubscriptionOptionsInit = {}) =>
      (current = {
        options: { applicationServerKey: (applicationServerKey as Uint8Array).buffer },
        unsubscribe: async () => {
          current = null
          return true
        },
        toJSON: () => given,
      } as unknown as PushSubscription)
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => current })
  }, subscription)

test('phone notices: a phone subscribes on request only, shows and replaces notifications, and unsubscribes', async () => {
  const { endpoint, ...keys } = service.phone()
  const family = await open({ ...phone, ...worker })
  await stubSubscribe(family, { endpoint, keys })
  await family.goto('/class-status/alerts')
  for (const width of [1280, 360]) {
    await family.setViewportSize({ width, height: 740 })
    expect(await axeOn(family)).toEqual([])
  }
  await family.getByLabel('Filipino').check()
  expect(await faultsOf(family)).toEqual([])
  await family.emulateMedia({ colorScheme: 'light' })
  await family.setViewportSize(phone.viewport!)
  await family.getByLabel('English').check()
  await family.getByRole('group', { name: 'Levels' }).getByLabel('College', { exact: true }).check()
  await family.getByRole('button', button).tap()
  await family.getByText('Class notices come to this phone.').waitFor()
  expect(await axeOn(family)).toEqual([])

  const registrar = await open()
  await signIn(registrar)
  await registrar.getByRole('button', { name: 'Post a class notice' }).click()
  await registrar.getByRole('radio', { name: /^Signal No. 3/ }).click()
  await registrar.getByText(/E-mails: 0, push notifications: 1/).waitFor()
  await registrar.getByRole('button', { name: 'Post', exact: true }).click()
  await expect.poll(() => service.arrived.length, { timeout: 40_000 }).toBe(1)

  const deliver = await deliverTo(family)
  await deliver(service.arrived[0]!.text)
  const shown = () => family.evaluate(readNotifications)
  await expect.poll(async () => (await shown()).length, { timeout: 20_000 }).toBe(1)
  const [first] = await shown()
  expect(first).toMatchObject({ lang: 'en', tag: expect.stringMatching(/^class-status-\d+$/) })
  expect(first!.title).toMatch(/^No classes: /)
  const changed = JSON.parse(service.arrived[0]!.text)
  changed.notification.title = `Withdrawn: ${first!.title}`
  await deliver(JSON.stringify(changed))
  await expect
    .poll(async () => (await shown()).map(({ title }) => title))
    .toEqual([changed.notification.title])

  await family.reload()
  await family.getByRole('heading', { name: 'On this phone' }).tap()
  const link = family.getByRole('link', { name: 'Change my subscription' })
  await link.waitFor()
  const own = await link.getAttribute('href')
  const reader = await open({ reducedMotion: 'reduce' })
  const { data } = (await (await reader.request.get('/api/class-status/now')).json()) as {
    data: { code: string }[]
  }
  for (const language of ['fil', 'en']) {
    await reader.request.post(own!, { form: { language } })
    for (const path of [own!, `/v/${data[0]!.code}`]) {
      await reader.goto(path)
      expect([path, await faultsOf(reader)]).toEqual([path, []])
    }
  }
  await family.getByRole('button', { name: 'Stop on this phone' }).tap()
  await family.getByText('Nothing more comes to this phone.').waitFor()
  await family.goto(own!)
  await family.getByText('You are unsubscribed').first().waitFor()
})

test.each([
  [
    'Messenger',
    'Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile [FBAN/MessengerForiOS]',
    'Open it in your browser',
  ],
  ['an Android app’s browser', 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/120', 'Open it in your browser'],
])("phone notices: %s shows why it can't show notifications", async (_where, userAgent, words) => {
  const page = await open({ ...phone, userAgent })
  await page.goto('/class-status/alerts')
  await page.getByRole('heading', { name: 'On this phone' }).tap()
  await page.getByText(words).waitFor()
  expect(await page.getByRole('button', button).count()).toBe(0)
})

test('phone notices: an iPhone without the installed site and a user who denied permission get instructions', async () => {
  const iPhone = await open({ ...phone, userAgent: 'Mozilla/5.0 (iPhone) Version/17 Safari' })
  await iPhone.addInitScript(() => void Reflect.deleteProperty(window, 'PushManager'))
  await iPhone.goto('/class-status/alerts')
  await iPhone.getByRole('heading', { name: 'On this phone' }).tap()
  await iPhone.getByText('put this website on the home screen first').waitFor()
  expect(await iPhone.getByRole('button', button).count()).toBe(0)

  // Without the permission, this browser behaves as if the user had denied it.
  const refused = await open({ ...phone, serviceWorkers: 'allow' })
  await refused.goto('/class-status/alerts')
  await refused.getByRole('button', button).tap()
  await refused.getByText('Allow notifications in its settings').waitFor()
})

test.each([
  ['is unregistered', [], [0, 0]],
  ['stays registered if notifications are allowed', ['notifications'], [1, 0]],
])(
  'phone notices: with offline pages turned off, the worker %s and caches nothing',
  async (_what, permissions, left) => {
    const page = await withoutPages.open({ serviceWorkers: 'allow', permissions })
    await page.goto('/class-status')
    await page.evaluate(async () => {
      await caches.open('kampana-6')
      await navigator.serviceWorker.register('/service-worker.js')
    })
    await page.goto('/contact-us')
    const count = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await expect.poll(count).toEqual(left)
  },
)

test('phone notices: the worker is a single file, because browsers run no imports in it', () => {
  const file = join(import.meta.dirname, '../../../packages/site/dist/client/service-worker.js')
  expect(readFileSync(file, 'utf8')).not.toMatch(/\bimport\b|\bexport\b/)
})

/** Delivers a push to the page's worker, as the browser would. */
const deliverTo = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  // A worker takes pushes once it has stored its pages.
  await expect.poll(() => page.evaluate(readState), { timeout: 40_000 }).toBe('activated')
  return (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: origin(), registrationId, data })
}

const readState = async () => (await navigator.serviceWorker.ready).active?.state

const readNotifications = async () => {
  const all = await (await navigator.serviceWorker.ready).getNotifications()
  return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
}
