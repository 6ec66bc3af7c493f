import type { Slide } from '@kampana/shared/api'
import { useUpdate } from 'react-admin'
import { useWords } from '../../language/words.ts'
import { AskDialog } from '../../resource/rich-text/ask-dialog.tsx'
import { useOutcome, useRefusal } from '../../resource/use-outcome.ts'

/** Asks for what a slide shows, for those who can't see it. */
export const DescribeSlide = ({ slide, onClose }: { slide: Slide; onClose: () => void }) => {
  const t = useWords()
  const [update] = useUpdate<Slide>()
  const outcome = useOutcome()
  const refusal = useRefusal()
  const save = (alt: string) =>
    void update(
      'slides',
      { id: slide.id, data: { alt }, previousData: slide },
      {
        mutationMode: 'pessimistic',
        onSuccess: (data) => {
          if (outcome(data)) onClose()
        },
        onError: refusal,
      },
    )
  return (
    <AskDialog
      title={t('Description')}
      label={t('Description')}
      action={t('Save')}
      initial={slide.alt}
      hint={t("What the picture shows, for those who can't see it.")}
      onAnswer={save}
      onCancel={onClose}
    />
  )
}
