import { useLayoutEffect, useRef } from 'react'
import { useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin'
import { RecordLink } from '../record-link.tsx'

/**
 * A row's title, which also names the row's checkbox: react-admin labels the box's frame, which no screen reader
 * reads, and every row alike.
 */
export const RowTitle = () => {
  const place = useRef<HTMLSpanElement>(null)
  const title = String(useGetRecordRepresentation()(useRecordContext()))
  const t = useTranslate()
  const name = t('Select %{title}', { title })
  useLayoutEffect(() => {
    const box = place.current?.closest('tr')?.querySelector('.select-item')
    box?.removeAttribute('aria-label')
    box?.querySelector('input')?.setAttribute('aria-label', name)
  })
  return (
    <span ref={place}>
      <RecordLink />
    </span>
  )
}
