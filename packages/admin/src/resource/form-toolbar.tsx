import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import { SaveButton, Toolbar } from 'react-admin'
import { differing } from '../resources/index.ts'

/** The button that saves a form, by the words of its resource. */
export const FormToolbar = ({ resource }: { resource: Resource }) => {
  const { save: Save = PlainSave } = differing[resource.name] ?? {}
  return (
    <Toolbar>
      <Suspense fallback={<PlainSave />}>
        <Save />
      </Suspense>
    </Toolbar>
  )
}

const PlainSave = () => <SaveButton alwaysEnable />
