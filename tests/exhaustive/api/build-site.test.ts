import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../../scripts/run.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { documentOf } from '../../support/input/rich-text.ts'
import { college } from '../../support/people/college.ts'
import { pageAt } from '../../support/people/pages.ts'

test('build site: a site built for another host shows the published content', async () => {
  const { administrator, settings } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const picture = new FormData()
  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#7a2e2e' } })
    .png()
    .toBuffer()
  picture.append('image', new File([Buffer.from(bytes)], 'gate.png'))
  const { link: path } = (await administrator.post<{ link: string }>('/api/image', picture)).body.data
  const { id } = await pageAt(administrator, '/about-us/history')
  const body = documentOf(
    { type: 'paragraph', content: [{ type: 'text', text: 'The gate opened.' }] },
    { type: 'image', attrs: { src: path, alt: 'The gate', width: 600, height: 300 } },
  )
  const published = await administrator.put(`/api/pages/${id}`, { address: '/about-us/our-story', body })
  expect(published).toMatchObject({ status: 200 })

  const folder = mkdtempSync(join(tmpdir(), 'kampana-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { database, dataDir } = settings
  const built = await run(
    process.execPath,
    [join(import.meta.dirname, '../../../scripts/build-site.ts'), folder],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        COLLEGE_DIR: fixtureCollege,
        DATA_DIR: dataDir,
        ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
        // An address where no server runs.
        API_URL: 'http://127.0.0.1:9',
      },
    },
  )
  expect(built).toMatchObject({ code: 0, output: expect.stringContaining(folder) })
  const page = readFileSync(join(folder, 'about-us/our-story/index.html'), 'utf8')
  expect(page).toContain('The gate opened.')
  expect(page).toContain(`src="${path}"`)
  expect(existsSync(join(folder, path))).toBe(true)
  expect(existsSync(join(folder, 'about-us/history'))).toBe(false)
  const hash = readdirSync(join(folder, 'content')).find((name) => !/\.css|files/.test(name)) ?? ''
  const site = JSON.parse(readFileSync(join(folder, 'content', hash, 'site.json'), 'utf8'))
  expect(site.redirects).toMatchObject({ '/about-us/history': '/about-us/our-story' })
})
