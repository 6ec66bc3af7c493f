import { createApi } from '@kampana/shared/api/api'
import sharp from 'sharp'
import { password } from './accounts.ts'
import { createCookieJar } from './cookie-jar.ts'
import { bodyOf } from '../input/rich-text.ts'

/** Fills an empty college with an applicant, Lito Reyes, an announcement, an event and two slides. */
export const furnish = async (origin: string): Promise<void> => {
  const api = () => createApi({ baseUrl: origin, ...createCookieJar() })
  const lito = { name: 'Lito Reyes', username: 'lito', email: 'lito@divinian.example' }
  await api().register({ ...lito, password, password_confirmation: password })
  const staff = api()
  await staff.login({ username: 'admin', password })
  const publish = (body: object) => staff.client.call('/api/updates', { method: 'POST', body })
  await publish({
    title: 'Enrolment opens',
    category: 'announcements',
    updates: bodyOf('Bring your report card.'),
  })
  await publish({
    title: 'Foundation day',
    category: 'news-and-events',
    from: '2999-01-20',
    to: '2999-01-22',
    updates: bodyOf('Mass is at seven.'),
  })
  await staff.uploadSlides(await Promise.all(['#4b83cc', '#b8892b'].map(drawing)), ['The gate', 'The chapel'])
}

const drawing = async (background: string): Promise<File> => {
  const image = sharp({ create: { width: 320, height: 180, channels: 3, background } })
  return new File([new Uint8Array(await image.png().toBuffer())], 'drawing.png', { type: 'image/png' })
}
