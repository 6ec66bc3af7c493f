import type { Resource } from '@kampana/shared/resource'
import { useState } from 'react'
import { useLocation } from 'react-admin'
import { GeneratedCreate } from '../crud/form/create.tsx'
import { collegeTimeZone } from '../format/time-zone.ts'
import { noticePresets, type NoticeValues } from './notice-presets.ts'

/** The form for a class notice, filled with the ready-made one that was chosen, else with the likeliest. */
export const NewNotice = ({ resource }: { resource: Resource }) => {
  const { state }: { state?: { notice?: NoticeValues } | null } = useLocation()
  const [defaults] = useState(() => state?.notice ?? noticePresets(new Date(), collegeTimeZone())[0]?.values)
  return <GeneratedCreate resource={resource} defaults={defaults} />
}
