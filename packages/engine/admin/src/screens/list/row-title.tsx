import { useLayoutEffect, useRef } from 'react'
import type { Resource } from '@kampana/engine-declare/resource'
import { useRecordContext, useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { DraftMark } from '../drafts/draft-mark.tsx'
import { RecordFoundIn } from '../finding/found-in.tsx'
import { OrderHandle } from '../order/ordered.tsx'
import { RecordLink } from '../record-link.tsx'
import { useRecordTitle } from '../use-record-title.ts'

const TreePath = lazyComponent(() => import('../tree/tree-path.tsx'), 'TreePath', { inPlace: true })

/**
 * Title of a row, which also labels its checkbox. react-admin puts the same label on a wrapper of every row, which no screen
 * reader reads.
 */
export const RowTitle = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const titleRef = useRef<HTMLSpanElement>(null)
  const title = useRecordTitle()(record)
  const t = useTranslate()
  const name = t('Select %{title}', { title })
  useLayoutEffect(() => {
    const wrapper = titleRef.current?.closest('tr')?.querySelector('.select-item')
    wrapper?.removeAttribute('aria-label')
    wrapper?.querySelector('input')?.setAttribute('aria-label', name)
  })
  return (
    <span ref={titleRef} style={beside}>
      {resource.byHand && <OrderHandle />}
      <span>
        <RecordLink resource={resource} />
        <DraftMark resource={resource} />
        {resource.tree && <TreePath resource={resource} />}
        <RecordFoundIn resource={resource} record={record} />
      </span>
    </span>
  )
}

/** The drag handle stays beside a long title. */
const beside = { display: 'flex', alignItems: 'start', gap: 4 } as const
