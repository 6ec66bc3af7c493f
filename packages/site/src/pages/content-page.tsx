import type { ContentPage } from '../content/pages/content-page.ts'
import { LastChecked } from '../components/last-checked.tsx'
import { Prose, proseState } from '../components/prose.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { emblemAddress } from '../components/drawings.ts'
import { readPart } from '../content/store/parts.ts'
import { definePage } from '../framework/page.ts'
import { findEntry } from '../site-map.ts'

/** A page whose text is a Markdown file. */
export const contentPage = (path: string) =>
  definePage<ContentPage, Omit<ContentPage, 'html'>>({
    path,
    load: () => readPart(`pages${path as `/${string}`}`),
    ...proseState,
    head: ({ title, description }) => ({ title, description }),
    view: ({ data: { title, standing, html, emblem = emblemAddress(findEntry(path)?.emblem), checked } }) => (
      <SectionLayout title={title} standing={standing} emblem={emblem}>
        <Prose html={html} />
        <LastChecked day={checked} />
      </SectionLayout>
    ),
  })
