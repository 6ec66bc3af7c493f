import { publicMessages } from '@kampana/shared/messages/public-messages'
import { inlineDrawing, type Assets } from './folder/assets.ts'
import { linkNames } from './body/link-names.ts'
import { renderLater, renderPageBody, type BodyContext } from './body/render-record.ts'
import { usedBy } from './body/used-by.ts'
import { applyTypography } from './markdown/typography.ts'
import type { ContentPage } from './pages/content-page.ts'
import { withContents } from './pages/contents.ts'
import { withSchool } from './pages/school.ts'
import { askSection, toTask } from './pages/task.ts'
import { linkInFilipino } from './pages/filipino.ts'
import { pageLabels, type PageLanguage } from './pages/page-labels.ts'
import { createMemory } from './remember.ts'
import type { PageRecord } from './site-map.ts'

/** Result of a record, and the files of the folder that it uses. */
export interface Made<T> {
  page: T
  assets: () => Assets
}

/** Own texts of a page. */
interface Written {
  title: unknown
  description: unknown
  standing: unknown
  body: unknown
  emblem?: string | null
}

/** Data of other records that a page shows, by its layout. */
interface Layout extends Pick<ContentPage, 'shape' | 'task' | 'unfinished'> {
  uses: readonly string[]
  arrange: (html: string) => string
}

const memories = { en: createMemory<Made<ContentPage>>(), fil: createMemory<Made<ContentPage>>() }

/** Page of a record of `pages`. Rebuilt only if its dependencies have changed. */
export const toPage = (page: PageRecord, context: BodyContext): Made<ContentPage> => {
  const layout = layouts[page.shape ?? 'story'](page, context, 'en')
  if (page.kind !== 'placeholder') return makePage(page, page, context, layout)
  const description = page.standing ?? publicMessages.underConstruction
  return makePage(page, { ...page, description }, context, { ...layout, unfinished: true })
}

/** Filipino version of a page. Its links lead to Filipino pages if they exist. */
export const toFilipinoPage = (page: PageRecord, context: BodyContext): Made<ContentPage> => {
  const { fil_title: title, fil_standing: standing, fil_body: body } = page
  return makePage(
    page,
    { title, description: standing ?? page.description, standing, body },
    { ...context, listLanguage: context.college.language },
    layouts[page.shape ?? 'story'](page, context, 'fil'),
    'fil',
  )
}

/** A text that is part of another page. */
export const toNotice = (record: object, written: Written, context: BodyContext): Made<ContentPage> =>
  makePage(record, written, context, { uses: [], arrange: (html) => html })

type MakeLayout = (record: PageRecord, context: BodyContext, language: PageLanguage) => Layout

const layouts: Readonly<Record<'task' | 'school' | 'story', MakeLayout>> = {
  task: (page, context, language) => {
    const texts = pageLabels[language]
    return {
      shape: 'task',
      task: toTask(page, context, language),
      uses: ['offices', 'people'],
      arrange: (html) => withContents(html + askSection(page, context, texts), texts.contents),
    }
  },
  school: (record, context, language) => {
    const texts = pageLabels[language]
    return {
      shape: 'school',
      uses: ['programs', 'offices', 'people'],
      arrange: (html) =>
        withContents(withSchool(html, String(record.address), context, texts), texts.contents),
    }
  },
  story: (_record, _context, language) => ({
    uses: [],
    arrange: (html) => withContents(html, pageLabels[language].contents),
  }),
}

const makePage = (
  record: object,
  { title, description, standing, body, emblem }: Written,
  context: BodyContext,
  { uses, arrange, ...layout }: Layout,
  language: PageLanguage = 'en',
): Made<ContentPage> => {
  const own = 'address' in record ? String(record.address) : ''
  const shown = uses.length > 0 ? [context.paths, ...uses.map((name) => context.records[name])] : []
  const linked = language === 'fil' ? [context.paths, context.filipino] : []
  return memories[language](record, [...usedBy(body, context), ...shown, ...linked], () => {
    const rendered = renderLater(body, context, (...given) => {
      const html = linkNames(arrange(renderPageBody(...given)), context.names, own)
      return language === 'fil' ? linkInFilipino(html, context) : html
    })
    const page = {
      title: applyTypography(String(title ?? '')),
      description: applyTypography(String(description ?? '')),
      ...(typeof standing === 'string' && standing !== '' && { standing: applyTypography(standing) }),
      ...layout,
      get html() {
        return rendered().html
      },
      get emblem() {
        if (layout.shape === 'school' && rendered().html.includes('<figure')) return null
        return emblem ? inlineDrawing(context.files, `pictures/emblem-${emblem}.svg`) : undefined
      },
    }
    return { page, assets: () => rendered().assets }
  })
}
