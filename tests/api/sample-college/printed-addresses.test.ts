import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { sampleCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'

const folder = join(sampleCollege, 'sample/updates')
const sampleTitles = readdirSync(folder).map((file) => {
  const [, frontMatter = ''] = readFileSync(join(folder, file), 'utf8').split('---\n')
  return (parse(frontMatter) as { title: string }).title
})
const oddTitles = [
  'Rain? 50%25 & "more"',
  '100%25 sure',
  'C:\\bells/../up//down/',
  'two  spaces',
  'left\u202eright',
  'why?token=1#top',
  '%',
]

test('printed addresses: lead to their updates when typed into a browser', async () => {
  const { visitor, publish } = await college({ settings: { COLLEGE_DIR: sampleCollege } })
  expect(sampleTitles).toContain('Flu shots at the clinic: 100% free, "Q&A" #1')
  // Updates whose similar titles could be found by mistake.
  for (const title of ['Rain', 'why', ...oddTitles, ...sampleTitles]) {
    const update = await publish({ title })
    const { text } = await visitor().get(`/updates/announcements/${encodeURIComponent(update.title)}`)
    const typed = new URL(imprintOf(text))
    const { status, text: found } = await visitor().get(typed.pathname + typed.search)
    expect([title, status, headingOf(found)]).toEqual([title, 200, headingOf(text)])
  }
})

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

const imprintOf = (html: string) => {
  const [, imprint = ''] = /<p class="imprint">(.*?)<\/p>/.exec(html) ?? []
  return imprint
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}
