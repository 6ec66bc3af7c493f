import type { Resource } from '@kampana/engine-declare/resource'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import { GeneratedCreate } from '@kampana/engine-admin/screens/form/create.tsx'
import { PageHeader } from '@kampana/engine-admin/page/page-header.tsx'
import type { NoticeValues } from './notice-choices.ts'
import { PostDialog } from './post-dialog.tsx'

/**
 * Posts a class notice in the dialog of the home page. Its link 'Edit text and times' opens the form with the dialog's values.
 */
export const NewNotice = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const { key, state }: { key?: string; state?: { notice?: NoticeValues } | null } = useLocation()
  if (state?.notice) return <GeneratedCreate resource={resource} defaults={state.notice} />
  const goBack = () => (key === firstPage ? navigate('/') : navigate(-1))
  return (
    <>
      <PageHeader title={t('Post a class notice')} />
      <PostDialog onClose={goBack} />
    </>
  )
}

/** React Router's key of the first page in a session. */
const firstPage = 'default'
