import type { Slide } from '@kampana/shared/api/api'
import type { Resource } from '@kampana/engine-declare/resource'
import { useUpdate, useTranslate } from 'react-admin'
import { ActionDialog } from '@kampana/engine-admin/screens/actions/action-dialog.tsx'
import { useNotifyResult } from '@kampana/engine-admin/screens/use-notify-result'

interface Props {
  resource: Resource
  slide: Slide
  onClose: () => void
}

/** Dialog for a slide's description, text, link and days. */
export const EditSlide = ({ resource, slide, onClose }: Props) => {
  const t = useTranslate()
  const [update] = useUpdate<Slide>()
  const notifyResult = useNotifyResult()
  const inputs = Object.entries(resource.fields).filter(([, { readOnly }]) => !readOnly)
  const before: Readonly<Record<string, unknown>> = { ...slide }
  /** Sends only changed values, so that it overwrites nobody else's change of the same slide. */
  const act = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    const changes = Object.entries(values).filter(([name, value]) => value !== (before[name] ?? null))
    const data = Object.fromEntries(changes)
    const answer = await update(
      resource.name,
      { id: slide.id, data, previousData: slide },
      { mutationMode: 'pessimistic', returnPromise: true },
    )
    notifyResult(answer as object | undefined)
  }
  return (
    <ActionDialog
      action={{ label: 'ra.action.save', fields: Object.fromEntries(inputs) }}
      title={t('Edit slide')}
      defaults={before}
      draftKey={`${resource.name}/${slide.id}`}
      act={act}
      onClose={onClose}
    />
  )
}
