import { useTranslate, type Identifier } from 'react-admin'
import { Effects } from '../../crud/uses/effects.tsx'

interface Props {
  ids: readonly Identifier[]
}

/** What pictures vanish from when they are taken down. */
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

/** What the deletion of pictures leaves behind. */
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
