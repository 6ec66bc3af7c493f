import { messages } from '@kampana/shared/messages'
import { daysInWords } from '../dates.ts'
import type { UpdateData } from '../pages/update-page.tsx'
import { trailTo } from '../site-map.ts'
import { Moment } from './moment.tsx'
import { PageHead } from './page-head.tsx'
import { RichText } from './rich-text.tsx'
import { SidePanel } from './side-panel.tsx'

/** An update with its body; or, where no update has the title, the title and that it wasn't found. */
export const UpdateView = ({ data: { category, title, update, side } }: { data: UpdateData }) => {
  const heading = update?.title ?? messages.titleNotFound(title)
  return (
    <div className="section-page">
      <PageHead
        title={heading}
        standing={update?.subtitle ?? undefined}
        trail={[...trailTo(`/updates/${category}`), { title: heading }]}
      />
      <div className="beside">
        <article className="beside-main" data-missing={update ? undefined : true}>
          {update && (
            <>
              <p className="posted">
                <Moment at={update.posted_at} as={messages.posted} />
                {update.from && <span className="update-days">On {daysInWords(update.from, update.to)}</span>}
              </p>
              <RichText json={update.updates ?? ''} />
            </>
          )}
        </article>
        <SidePanel side={side} />
      </div>
    </div>
  )
}
