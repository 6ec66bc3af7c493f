import { inputName } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { useCreatePath, type Identifier } from 'react-admin'
import { openedScreen } from '../opened-screen.ts'

/** Address of a record's form, with focus on the clicked field; undefined if a click opens no form. */
export const useFormAddress = (
  resource: Resource,
): ((id: Identifier, pressed: string | undefined) => string) | undefined => {
  const createPath = useCreatePath()
  if (openedScreen(resource) !== 'edit') return undefined
  return (id, pressed) =>
    createPath({ resource: resource.name, id, type: 'edit' }) + fieldAnchor(resource, pressed)
}

/** Fragment of a form's address that focuses a field. */
export const fieldAnchor = ({ fields }: Resource, name = ''): string =>
  fields[name] ? `#${inputName(name, fields[name])}` : ''
