import { parseRichText } from '@kampana/shared/rich-text/rich-text'
import { useContext } from 'react'
import { renderBody } from '../body/render-body.ts'
import { findCollegeValue } from '../content/store/college-value.ts'
import { BodyRecords } from './body-records.ts'
import { Prose } from './prose.tsx'

/** Shows a body. It is checked here too, since another back end may not have done so; one that isn't allowed shows nothing. */
export const RichText = ({ json }: { json: string }) => {
  const records = useContext(BodyRecords)
  const parsed = parseRichText(json)
  if ('problem' in parsed) return null
  const html = renderBody(parsed.document, {
    isPage: false,
    leads: true,
    showRecords: (attrs) => records?.[JSON.stringify(attrs)] ?? '',
    findValue: findCollegeValue,
  })
  return <Prose as="rich-text" html={html} />
}
