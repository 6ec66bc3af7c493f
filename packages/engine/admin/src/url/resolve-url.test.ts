import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ours = '/media/0123456789abcdef0123456789abcdef/960x540.webp'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  for (const meta of document.querySelectorAll('meta')) meta.remove()
  vi.resetModules()
})

test('resolve url: preserves addresses if the dashboard is on the server’s host', async () => {
  const { toServerUrl, toSiteUrl, imageSources } = await import('./resolve-url.ts')
  expect(toServerUrl(ours)).toBe(ours)
  expect(toSiteUrl('/admission')).toBe('/admission')
  expect(imageSources(ours)).toEqual({
    src: ours,
    srcSet: `${ours.replace('960x540', '480x270')} 480w, ${ours} 960w`,
  })
})

test('resolve url: resolves images to the server and pages to the site in a standalone dashboard', async () => {
  tell('api-url', 'https://api.college.example')
  tell('site-url', 'https://www.college.example')
  const { toServerUrl, toSiteUrl, imageSources } = await import('./resolve-url.ts')
  expect(toServerUrl('/storage/slides/1.jpg')).toBe('https://api.college.example/storage/slides/1.jpg')
  expect(toSiteUrl('/admission')).toBe('https://www.college.example/admission')
  const at = `https://api.college.example${ours}`
  expect(imageSources(ours)).toEqual({
    src: at,
    srcSet: `${at.replace('960x540', '480x270')} 480w, ${at} 960w`,
  })
  for (const elsewhere of ['https://cdn.example/1.jpg', '//cdn.example/1.jpg', 'mailto:a@b.example', '#top'])
    expect([toServerUrl(elsewhere), toSiteUrl(elsewhere)]).toEqual([elsewhere, elsewhere])
})

const tell = (name: string, content: string): void =>
  document.head.append(Object.assign(document.createElement('meta'), { name, content }))
