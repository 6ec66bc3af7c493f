import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { inlineDrawing, type Assets } from './folder/assets.ts'
import { renderLater, type BodyContext } from './body/render-record.ts'
import { usedBy } from './body/used-by.ts'
import { applyTypography } from './markdown/typography.ts'
import type { ContentPage } from './pages/content-page.ts'
import { createMemory } from './remember.ts'

/** What is made of a record, and the files of the folder that it shows. */
export interface Made<T> {
  page: T
  assets: () => Assets
}

/** What a page with a text says of itself. */
interface Written {
  title: unknown
  description: unknown
  standing: unknown
  body: unknown
  emblem?: string | null
}

const memory = createMemory<Made<ContentPage>>()

/** A page with a text, made anew only where what it shows is another. */
export const toPage = (record: ShownRecord, written: Written, context: BodyContext): Made<ContentPage> =>
  memory(record, usedBy(written.body, context), () => {
    const { title, description, standing, body, emblem } = written
    const rendered = renderLater(body, context)
    const { files } = context
    const page = {
      title: applyTypography(String(title ?? '')),
      description: applyTypography(String(description ?? '')),
      ...(typeof standing === 'string' && standing !== '' && { standing: applyTypography(standing) }),
      get html() {
        return rendered().html
      },
      get emblem() {
        return emblem ? inlineDrawing(files, `emblem-${emblem}`) : undefined
      },
    }
    return { page, assets: () => rendered().assets }
  })
