import { formatWhen } from '@kampana/shared/class-status'
import { useI18nProvider, useTranslate } from 'react-admin'
import { collegeTimeZone, nowIso } from '@kampana/engine-admin/format/time-zone'

/** Formats the time of a notice for staff, in the dashboard's language. Families read it in English. */
export const useFormatWhen = () => {
  const t = useTranslate()
  const locale = useI18nProvider().getLocale()
  const until = t('until')
  const phrases = { locale: `${locale}-PH`, until, to: until, midnight: t('midnight'), noon: t('noon') }
  return (span: Parameters<typeof formatWhen>[0]): string =>
    formatWhen(span, nowIso(), collegeTimeZone(), ...(locale === 'en' ? [] : [phrases]))
}
