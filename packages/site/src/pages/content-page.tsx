import { publicMessages } from '@kampana/shared/messages/public-messages'
import type { ContentPage } from '../content/pages/content-page.ts'
import { LastChecked } from '../components/last-checked.tsx'
import { Link } from '../components/link.tsx'
import { Prose, proseState } from '../components/prose.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { TaskTop } from '../components/task-top.tsx'
import { emblemAddress } from '../components/drawings.ts'
import { filipinoPath } from '../content/pages/filipino.ts'
import { pageLabels, type PageLanguage } from '../content/pages/page-labels.ts'
import { readPart } from '../content/store/parts.ts'
import { definePage } from '@kampana/engine-site/framework/page'
import { findEntry } from '../site-map.ts'

/** A content page in its layout and in one language. */
export const contentPage = (path: string, language: PageLanguage = 'en') => {
  const own = language === 'fil' ? filipinoPath(path) : path
  return definePage<ContentPage, Omit<ContentPage, 'html'>>({
    path: own,
    menuPath: path,
    load: () => readPart(`pages${own as `/${string}`}`),
    ...proseState,
    head: ({ title, description }) => ({ title, description, ...(language !== 'en' && { language }) }),
    view: ({ data: { title, standing, shape: layout, task, html, checked, ...data } }) => {
      const { emblem = emblemAddress(findEntry(path)?.emblem) } = data
      return (
        <SectionLayout
          title={title}
          standing={standing}
          emblem={emblem}
          shape={layout}
          below={task && <TaskTop task={task} />}
        >
          {data.unfinished && <p className="placeholder-words">{publicMessages.underConstruction}</p>}
          <Prose html={html} />
          <LastChecked check={checked} language={language} />
          {task?.next && (
            <p className="next-step">
              {pageLabels[language].next}: <Link to={task.next.path}>{task.next.title}</Link>
            </p>
          )}
        </SectionLayout>
      )
    },
  })
}
