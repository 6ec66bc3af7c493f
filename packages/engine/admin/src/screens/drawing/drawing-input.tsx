import type { DrawingField, Field } from '@kampana/engine-declare/kinds/index'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { msg } from '../../language/msg.ts'
import type { ControlProps } from '../kinds/kind.ts'
import { UploadInput } from '../upload/upload-input.tsx'
import { DrawingPreview } from './drawing-preview.tsx'
import { readDrawing } from './read-drawing.ts'

/**
 * Input for a vector image, which can be chosen, dropped, or pasted as a file or as text. The form stores its text; nothing is
 * uploaded before saving. Also fills the single-color version, if the record has one.
 */
export const DrawingInput = ({ field, ...props }: ControlProps & { field: DrawingField }) => {
  const { setValue } = useFormContext()
  const { fields } = findResource(useResourceContext()!)
  const inInk = Object.keys(fields).filter((name) => isInkOf(fields[name], props.source))
  const send = async (file: File): Promise<string> => {
    const { colored, plain } = await readDrawing(file)
    for (const name of inInk) setValue(name, plain, { shouldDirty: true })
    return field.inkOf !== undefined && !colored.includes('currentColor') ? plain : colored
  }
  return (
    <UploadInput
      {...props}
      labels={labels}
      accept=".svg,image/svg+xml,image/png,image/jpeg,image/webp"
      send={send}
      toFile={(text) =>
        /^\s*<(?:\?xml|!DOCTYPE svg|svg)[\s>]/.test(text)
          ? new File([text], 'drawing.svg', { type: 'image/svg+xml' })
          : undefined
      }
      View={Preview}
    />
  )
}

const isInkOf = (field: Field | undefined, name: string): boolean =>
  field?.kind === 'drawing' && field.inkOf === name

const Preview = ({ address, label }: { address: string; label: string }) => (
  <DrawingPreview svg={address} alt={label} size={160} />
)

const labels = {
  choose: msg('Choose a drawing'),
  replace: msg('Choose another drawing'),
  remove: msg('Remove drawing'),
}
