import type { ContentFile } from '@kampana/shared/content/content-api'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../../scripts/run.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'

test('a site that is built for a host of its own says what staff have published', async () => {
  const { administrator, settings } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const read = async (path: string) =>
    (await administrator.get<ContentFile>(`/api/content/file?path=${path}`)).body.data
  const picture = new FormData()
  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#7a2e2e' } })
    .png()
    .toBuffer()
  picture.append('file', new File([Buffer.from(bytes)], 'gate.png'))
  const { path } = (await administrator.post<{ path: string }>('/api/content/uploads', picture)).body.data
  const [history, map] = [await read('pages/about-us/history.md'), await read('site-map.yaml')]
  const published = await administrator.post('/api/content/publish', {
    files: [
      { path: history.path, text: null, base_hash: history.hash },
      {
        path: 'pages/about-us/our-story.md',
        text: `${history.text}\nThe gate opened.\n\n![The gate](${path})\n`,
        base_hash: null,
      },
      {
        path: map.path,
        text: String(map.text).replaceAll('/about-us/history', '/about-us/our-story'),
        base_hash: map.hash,
      },
    ],
    moves: [{ from: '/about-us/history', to: '/about-us/our-story' }],
  })
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
        // Nobody answers there.
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
