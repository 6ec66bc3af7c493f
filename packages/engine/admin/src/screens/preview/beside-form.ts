import type { Resource } from '@kampana/engine-declare/resource'
import { useMediaQuery } from '@mui/material'
import { useStore } from 'react-admin'
import { usePreviewCall } from './use-preview-call.ts'

/** State of the preview beside a form, which needs a wide screen. The person's choice applies to all forms. */
export const useSidePreview = (resource: Resource) => {
  const hasPreview = usePreviewCall(resource) !== undefined
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const isHuge = useMediaQuery((theme) => theme.breakpoints.up('xl'), { noSsr: true })
  const [isWanted, setWanted] = useStore<boolean | undefined>('previewBesideForm')
  const isOpen = hasPreview && hasRoom && (isWanted ?? isHuge)
  return { hasPreview, hasRoom, isOpen, toggle: () => setWanted(!isOpen) }
}
