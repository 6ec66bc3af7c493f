import { PaginationActions, type PaginationActionsProps, useTranslate } from 'react-admin'

/** Page links of a list. react-admin translates each link, but not the accessible name of the group. */
export const PageLinks = (props: PaginationActionsProps) => {
  const t = useTranslate()
  return <PaginationActions {...props} aria-label={t('Pages')} />
}
