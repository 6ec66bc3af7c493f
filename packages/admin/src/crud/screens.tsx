import { lazyComponent } from '../chunks/lazy-component.tsx'
import type { Resource as Declaration } from '@kampana/shared/resource'
import { type ComponentType } from 'react'
import { Resource } from 'react-admin'
import { overrides } from '../resources/index.ts'
import { RequireAccess } from './require-access.tsx'
import { useAvailableFields } from './use-available-fields.ts'

/** A screen of a resource, generated from its declaration or made for it by hand. */
export type Screen = ComponentType<{ resource: Declaration }>
export type ScreenName = keyof Declaration['paths']

/** The declared resource's screens, for the actions that it has. Each is fetched when it is first opened. */
export const resourceScreens = (resource: Declaration) => {
  const screens = { ...generated, ...overrides[resource.name] }
  const element = (action: ScreenName) => {
    return (
      <RequireAccess resource={resource} action={action}>
        <AvailableScreen Screen={screens[action]} resource={resource} action={action} />
      </RequireAccess>
    )
  }
  return (
    <Resource
      key={resource.name}
      name={resource.name}
      options={{ label: resource.label }}
      recordRepresentation={resource.title}
      {...Object.fromEntries(
        actions
          .filter((action) => resource.actions.includes(action))
          .map((action) => [action, element(action)]),
      )}
    />
  )
}

/** A screen of what this back end has of the resource. */
const AvailableScreen = (given: { Screen: Screen; resource: Declaration; action: ScreenName }) => {
  const resource = useAvailableFields(given.resource, given.action)
  return <given.Screen resource={resource} />
}

const actions: readonly ScreenName[] = ['list', 'show', 'create', 'edit']

const generated: Readonly<Record<ScreenName, Screen>> = {
  list: lazyComponent(() => import('./list/list.tsx'), 'GeneratedList'),
  show: lazyComponent(() => import('./show/show.tsx'), 'GeneratedShow'),
  create: lazyComponent(() => import('./form/create.tsx'), 'GeneratedCreate'),
  edit: lazyComponent(() => import('./form/edit.tsx'), 'GeneratedEdit'),
}
