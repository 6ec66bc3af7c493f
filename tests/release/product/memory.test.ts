import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { sampleCollege } from '../../support/college-directory.ts'
import { administratorAt } from '../../support/people/caller.ts'
import { mostMemoryOf, pictureProcess } from '../../support/server/picture-process.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { startServer } from '../../support/server/server.ts'

const formWith = (bytes: Buffer): FormData => {
  const form = new FormData()
  form.append('image', new File([Uint8Array.from(bytes)], 'photo'))
  return form
}

test('memory: a node handles simultaneous images of forty megapixels, because another process decodes them in turn', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-memory-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const server = await startServer({ DATA_DIR, PORT: String(await freePort()), COLLEGE_DIR: sampleCollege })
  onTestFinished(server.kill)
  const administrator = await administratorAt(server.origin)
  const photo = sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#4b83cc' } })
  const uploads = [
    await photo.jpeg().toBuffer(),
    await photo.png({ compressionLevel: 1 }).toBuffer(),
    readFileSync(join(import.meta.dirname, '../../support/input/forty-megapixels.avif')),
  ]
  let most = 0
  const looks = setInterval(() => (most = Math.max(most, mostMemoryOf(pictureProcess(server.pid)))), 10)
  onTestFinished(() => clearInterval(looks))
  const answers = await Promise.all(
    uploads.map((bytes) => administrator.send('POST', '/api/image', formWith(bytes))),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422])
  // Measured: 161 MB, plus 202 MB of the server. Decoding one image in the server took a gigabyte.
  expect(most).toBeGreaterThan(60)
  expect(most).toBeLessThan(500)
  expect(mostMemoryOf(server.pid)).toBeLessThan(400)
}, 60_000)
