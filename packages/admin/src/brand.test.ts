import { brandDocument } from '@kampana/engine-declare/brand/brand-document'
import { generateTones } from '@kampana/engine-declare/colors/tones'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleCollege } from '../../../tests/support/college-directory.ts'
import { brandPlugin } from '../build/brand-plugin.ts'
import { testBrand } from '@kampana/engine-admin/testing/test-brand'

const template = '<!doctype html><html><head><meta charset="utf-8" /></head><body></body></html>'

afterEach(() => {
  vi.resetModules()
  vi.restoreAllMocks()
})

test('brand: adds the college’s title, icon and colors to the head of the dashboard’s document', () => {
  const page = parse(brandDocument(template, testBrand('Trial College', '<svg  id="seal">\n</svg>')))
  expect(page.title).toBe('Trial College')
  const icon = 'data:image/svg+xml,%3Csvg id=%22seal%22%3E%3C/svg%3E'
  expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toBe(icon)
  const colors = [...page.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
  expect(colors.map(({ content }) => content)).toEqual(['#ffffff', '#202020'])
})

test.each(['Trial College', '"><script>alert(1)</script>', "'$&' & $1", '</title><p>', '&quot;&#34;'])(
  'brand: preserves the name %s',
  async (name) => {
    const told = testBrand(name, `<svg id='"$&'/>`)
    const page = parse(brandDocument(template, told))
    expect([page.title, page.querySelectorAll('script, p').length]).toEqual([name, 0])
    vi.resetModules()
    vi.spyOn(document, 'querySelector').mockImplementation((selector) => page.querySelector(selector))
    expect((await import('@kampana/engine-admin/brand')).brand).toEqual(told)
  },
)

test('brand: comes from the college’s folder in development and in standalone builds', () => {
  const page = parse(brandPlugin(sampleCollege).transformIndexHtml(template))
  const brand = JSON.parse(page.querySelector('meta[name=brand]')?.getAttribute('content') ?? '{}')
  expect(brand).toMatchObject({ name: 'Divinian College', tones: generateTones('#4b83cc') })
})

test('brand: throws an error if the document contains none', async () => {
  vi.resetModules()
  vi.spyOn(document, 'querySelector').mockReturnValue(null)
  await expect(import('@kampana/engine-admin/brand')).rejects.toThrow(
    'The document has no <meta name="brand">',
  )
})

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
