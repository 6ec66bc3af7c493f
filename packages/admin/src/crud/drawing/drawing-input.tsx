import { msg } from '../../language/msg.ts'
import type { ControlProps } from '../kinds/kind.ts'
import { UploadInput } from '../upload/upload-input.tsx'
import { DrawingPreview } from './drawing-preview.tsx'
import { readDrawing } from './read-drawing.ts'

/** A drawing that is chosen, dropped or pasted, as a file or as its text. The form has its text; nothing is uploaded before. */
export const DrawingInput = (props: ControlProps) => (
  <UploadInput
    {...props}
    labels={labels}
    accept=".svg,image/svg+xml,image/png,image/jpeg,image/webp"
    send={async (file) => (await readDrawing(file)).coloured}
    toFile={(text) =>
      /^\s*<(?:\?xml|!DOCTYPE svg|svg)[\s>]/.test(text)
        ? new File([text], 'drawing.svg', { type: 'image/svg+xml' })
        : undefined
    }
    View={Preview}
  />
)

const Preview = ({ address, label }: { address: string; label: string }) => (
  <DrawingPreview svg={address} alt={label} size={160} />
)

const labels = {
  choose: msg('Choose a drawing'),
  replace: msg('Choose another drawing'),
  remove: msg('Remove the drawing'),
}
