import { useTranslate, type Identifier } from 'react-admin'
import { Effects } from '@kampana/engine-admin/screens/uses/effects.tsx'

interface Props {
  ids: readonly Identifier[]
}

/** Uses from which images disappear when they are taken down. */
export const PictureTakeDownEffects = ({ ids }: Props) => {
  const t = useTranslate()
  return (
    <Effects
      resource="pictures"
      title={t('Will be removed from:')}
      noneText={t('Not used anywhere.')}
      ids={ids}
    />
  )
}

/** Effects of deleting images. */
export const DeletionEffects = ({ ids }: Props) => {
  const t = useTranslate()
  return (
    <Effects
      resource="pictures"
      title={t('Will be removed from:')}
      noneText={t('Not used anywhere.')}
      ids={ids}
    />
  )
}
