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
      title={t('It vanishes from:')}
      noneText={t('It isn’t used anywhere.')}
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
      title={t('These places would be left without it:')}
      noneText={t('It isn’t used anywhere.')}
      ids={ids}
    />
  )
}
