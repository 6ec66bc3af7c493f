import { guessDescription } from '@kampana/shared/media/picture-name'
import { Button, Stack } from '@mui/material'
import { NodeSelection } from '@tiptap/pm/state'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { AskDialog } from '../../../crud/rich-text/toolbar/ask-dialog.tsx'
import { fromLibrary } from '../../../crud/rich-text/media/from-library.ts'
import { insertBlocks } from '../../../crud/rich-text/media/place-blocks.ts'
import { picturesToBlocks } from '../../../crud/rich-text/media/pictures-to-blocks.ts'
import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import type { ChosenPicture } from '../../../media/picture-chooser.tsx'
import { useMayChoosePictures } from '../../../media/use-may-choose.ts'
import { usePage } from '../page-values/page-context.ts'
import { pictureAddress } from '../views/file-address.ts'
import { insertBlock } from '../visual/insert-block.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { EditorDialogProps } from './editor-dialog-props.ts'
import { UploadButton } from './upload-button.tsx'

const PictureChooser = lazyComponent(() => import('../../../media/picture-chooser.tsx'), 'PictureChooser', {
  overlay: true,
})

/** Puts a picture of the college's into the page, or another one in place of the selected. First which, then its description. */
export const PictureDialog = ({ editor, onClose }: EditorDialogProps) => {
  const t = useTranslate()
  const { files } = usePage()
  const { selection } = editor.state
  const selected =
    selection instanceof NodeSelection && /^(figure|image)$/.test(selection.node.type.name)
      ? selection.node
      : undefined
  const [src, setSrc] = useState<string>()
  const [isInLibrary, setInLibrary] = useState(false)
  const mayChoose = useMayChoosePictures()
  const choices = files
    .filter(({ path }) => /^pictures\/.+\.(svg|png|jpe?g|webp|avif)$/i.test(path))
    .map(({ path }) => ({ value: path, label: path.replace(/^pictures\//, ''), detail: path }))
  const insert = (alt: string) => {
    onClose()
    const attrs = { src, alt: alt.trim() }
    if (selected) editor.chain().focus().updateAttributes(selected.type.name, attrs).run()
    else insertBlock(editor, { type: 'figure', attrs })
  }
  const choose = (pictures: ChosenPicture[]) => {
    onClose()
    const figures = pictures.map(fromLibrary)
    const [first] = figures
    if (selected && first) editor.chain().focus().updateAttributes(selected.type.name, first).run()
    else insertBlocks(editor, picturesToBlocks(figures))
  }
  if (isInLibrary)
    return <PictureChooser multiple={!selected} onChoose={choose} onClose={() => setInLibrary(false)} />
  if (src === undefined)
    return (
      <ChoiceDialog
        title={t('Picture')}
        label={t('Which picture')}
        hint={t('One of the college’s pictures, by the name of its file.')}
        action={t('Next')}
        choices={choices}
        initial={choices.find(({ value }) => value === selected?.attrs.src)?.label ?? ''}
        check={(path) =>
          choices.some(({ value }) => value === path)
            ? undefined
            : t('Please choose one of the pictures, or upload one.')
        }
        onAnswer={setSrc}
        onClose={onClose}
      >
        <Stack direction="row" spacing={1} sx={{ mb: 1.5 }}>
          {mayChoose && (
            <Button variant="outlined" size="small" onClick={() => setInLibrary(true)}>
              {t('Picture library')}
            </Button>
          )}
          <UploadButton onUploaded={setSrc} />
        </Stack>
      </ChoiceDialog>
    )
  return (
    <DescribeNewPicture
      src={src}
      initial={selected?.attrs.src === src ? String(selected.attrs.alt) : undefined}
      action={selected ? t('Change') : t('Insert')}
      onAnswer={insert}
      onCancel={onClose}
    />
  )
}

interface DescribeProps {
  src: string
  /** What it is described as by now. */
  initial: string | undefined
  action: string
  onAnswer: (alt: string) => void
  onCancel: () => void
}

const DescribeNewPicture = ({ src, initial, ...dialog }: DescribeProps) => {
  const t = useTranslate()
  return (
    <AskDialog
      {...dialog}
      title={t('Describe the picture')}
      label={t('Description')}
      hint={t("What matters in it, for people who can't see it.")}
      initial={initial ?? guessDescription(src.replace(/^.*\//, ''))}
      check={(alt) => (alt.trim() === '' ? t('Please describe it.') : undefined)}
    >
      <img
        src={pictureAddress(src)}
        alt=""
        style={{ maxWidth: '100%', maxHeight: 240, display: 'block', margin: '0 auto 16px' }}
      />
    </AskDialog>
  )
}
