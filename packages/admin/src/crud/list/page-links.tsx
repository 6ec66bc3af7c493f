import { PaginationActions, type PaginationActionsProps, useTranslate } from 'react-admin'

/** The links to a list's pages. react-admin translates each, but not what a screen reader calls all of them. */
export const PageLinks = (props: PaginationActionsProps) => {
  const t = useTranslate()
  return <PaginationActions {...props} aria-label={t('Pages')} />
}
