import type { NoticeLanguage } from '@kampana/shared/notices/words'
import type { Settings } from '../../env.ts'
import type { AlertTexts } from '../letter/alert-texts.ts'

/**
 * A push in the form that Safari shows by itself (`web_push: 8030`), and the service worker elsewhere. What is of the same record
 * has the same `tag`, by which it takes the former's place.
 */
export const writePush = (
  { texts, path }: AlertTexts,
  language: NoticeLanguage,
  tag: string,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string => {
  const { subject, lines } = texts[language]
  const body = lines.map(({ text }) => text).join('\n')
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: subject,
      body: body.length > maxBody ? `${body.slice(0, maxBody - 1)}…`.toWellFormed() : body,
      lang: language,
      tag,
      navigate: new URL(path, publicUrl).href,
    },
  })
}

/** How many characters of the body are sent, so that all of it fits whatever its letters; phones show less. */
const maxBody = 600
