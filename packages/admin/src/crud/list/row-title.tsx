import { useLayoutEffect, useRef } from 'react'
import { useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin'
import { RecordLink } from '../record-link.tsx'

/**
 * A row's title, which also labels the row's checkbox: react-admin puts the label on a wrapper, which no screen reader
 * reads, and gives every row the same one.
 */
export const RowTitle = () => {
  const titleRef = useRef<HTMLSpanElement>(null)
  const title = String(useGetRecordRepresentation()(useRecordContext()))
  const t = useTranslate()
  const name = t('Select %{title}', { title })
  useLayoutEffect(() => {
    const wrapper = titleRef.current?.closest('tr')?.querySelector('.select-item')
    wrapper?.removeAttribute('aria-label')
    wrapper?.querySelector('input')?.setAttribute('aria-label', name)
  })
  return (
    <span ref={titleRef}>
      <RecordLink />
    </span>
  )
}
