import type { NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import type { Settings } from '../../env.ts'
import type { AlertTexts } from '../email/alert-texts.ts'

/**
 * A push in the format that Safari displays on its own (`web_push: 8030`) and the service worker elsewhere. Pushes of the same
 * record share a `tag`, so the newest replaces the others.
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

/** Maximum length of the body, so that it always fits whatever its characters. Phones show less. */
const maxBody = 600
