import { DialogTitle, Tab, Tabs } from '@mui/material'
import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LibraryTab } from './chooser/library-tab.tsx'
import { UploadTab } from './chooser/upload-tab.tsx'
import { DialogFrame } from '@kampana/engine-admin/task/dialog-frame.tsx'

/** Properties of a library image that are needed to insert it. */
export type ChosenLibraryPicture = Pick<
  LibraryPicture,
  'id' | 'src' | 'description' | 'caption' | 'credit' | 'width' | 'height'
>

interface Props {
  /** True if several images can be chosen at once. */
  multiple: boolean
  onChoose: (pictures: ChosenLibraryPicture[]) => void
  onClose: () => void
}

/** Dialog for choosing images from the library or uploading new ones. */
export const PictureChooser = ({ multiple, onChoose, onClose }: Props) => {
  const t = useTranslate()
  const title = useId()
  const [tab, setTab] = useState<'library' | 'upload'>('library')
  const [isUnsent, setUnsent] = useState(false)
  const choose = (pictures: readonly LibraryPicture[]) => onChoose(pictures.map(toChosen))
  return (
    <DialogFrame
      large
      maxWidth="md"
      aria-labelledby={title}
      // Prevents accidental loss of chosen and described images that aren't sent yet.
      stays={isUnsent}
      onClose={onClose}
      slotProps={{ paper: { sx: { height: { sm: '80vh' } } } }}
    >
      <DialogTitle id={title} sx={{ pb: 0 }}>
        {multiple ? t('Choose pictures') : t('Choose a picture')}
      </DialogTitle>
      <Tabs
        value={tab}
        aria-labelledby={title}
        onChange={(_event, next: typeof tab) => setTab(next)}
        sx={{ px: 2, flexShrink: 0 }}
      >
        <Tab value="library" label={t('Pictures')} />
        <Tab value="upload" label={t('Upload new')} />
      </Tabs>
      <LibraryTab hidden={tab !== 'library'} multiple={multiple} onChoose={choose} onClose={onClose} />
      <UploadTab
        hidden={tab !== 'upload'}
        multiple={multiple}
        onUnsent={setUnsent}
        onChoose={choose}
        onClose={onClose}
      />
    </DialogFrame>
  )
}

const toChosen = (picture: LibraryPicture): ChosenLibraryPicture => {
  const { id, src, description, caption, credit, width, height } = picture
  return { id, src, description, caption, credit, width, height }
}
