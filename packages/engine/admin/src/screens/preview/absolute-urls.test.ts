import { expect, test } from 'vitest'
import { withAbsoluteUrls } from './preview-frame.tsx'

const page = `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/assets/site.css"></head><body>
<a href="#main">Skip</a><img src="/media/a.webp" srcset="/media/a.webp 320w, /media/b.webp 640w" alt="">
<img src="data:image/png;base64,AAAA" alt=""></body></html>`

test('absolute urls: leave a preview unchanged on the server’s own origin', () =>
  expect(withAbsoluteUrls(page, '')).toBe(page))

test('absolute urls: load stylesheets and images from the server if the dashboard is hosted elsewhere', () => {
  const html = withAbsoluteUrls(page, 'https://api.college.example')
  expect(html).toContain('href="https://api.college.example/assets/site.css"')
  expect(html).toContain('src="https://api.college.example/media/a.webp"')
  expect(html).toContain(
    'srcset="https://api.college.example/media/a.webp 320w, https://api.college.example/media/b.webp 640w"',
  )
  expect(html).toContain('href="#main"')
  expect(html).toContain('src="data:image/png;base64,AAAA"')
})
