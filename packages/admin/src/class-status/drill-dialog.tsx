import { useState } from 'react'
import { useNotify, useStore, useTranslate } from 'react-admin'
import { PostDialog } from './post-dialog.tsx'

/** Dialog for practicing a class notice. It publishes nothing and stores nothing on the server. */
export const DrillDialog = ({ onClose }: { onClose: () => void }) => {
  const notify = useNotify()
  const t = useTranslate()
  const [, setDrilled] = useStore('firstSteps.drilled', false)
  const [isOver, setOver] = useState(false)
  if (isOver) return null
  return (
    <PostDialog
      onClose={onClose}
      practise={(sentence) => {
        setDrilled(true)
        setOver(true)
        notify(
          t('Drill complete. Nothing was published. Families would have read: %{sentence}', { sentence }),
          {
            type: 'success',
            autoHideDuration: 15_000,
          },
        )
        onClose()
      }}
    />
  )
}
