import { useRecordContext, useTranslate } from 'react-admin'
import { LogButton } from '../../crud/log-button.tsx'

/** Leads from a person to what they did. */
export const WhatTheyDid = () => {
  const t = useTranslate()
  const person = useRecordContext()
  return person && <LogButton label={t('What they did')} filter={{ causer_id: person.id }} />
}
