import { lazyPart } from '../chunks/lazy-component.tsx'
import type { Resource as Declaration } from '@kampana/shared/resource'
import { type ComponentType } from 'react'
import { Resource } from 'react-admin'
import { differing } from '../resources/index.ts'
import { MayAccess } from './may-access.tsx'
import { useCarried } from './use-carried.ts'

/** A screen of a resource, generated from its declaration or made for it by hand. */
export type Screen = ComponentType<{ resource: Declaration }>
export type ScreenName = keyof Declaration['paths']

/** The declared resource's screens, for the actions that it has. Each is fetched when it is first opened. */
export const screensOf = (resource: Declaration) => {
  const screens = { ...generated, ...differing[resource.name] }
  const element = (action: ScreenName) => {
    return (
      <MayAccess resource={resource} action={action}>
        <OfCarried Screen={screens[action]} resource={resource} action={action} />
      </MayAccess>
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
const OfCarried = (given: { Screen: Screen; resource: Declaration; action: ScreenName }) => {
  const resource = useCarried(given.resource, given.action)
  return <given.Screen resource={resource} />
}

const actions: readonly ScreenName[] = ['list', 'show', 'create', 'edit']

const generated: Readonly<Record<ScreenName, Screen>> = {
  list: lazyPart(() => import('./list/list.tsx'), 'GeneratedList'),
  show: lazyPart(() => import('./show/show.tsx'), 'GeneratedShow'),
  create: lazyPart(() => import('./form/create.tsx'), 'GeneratedCreate'),
  edit: lazyPart(() => import('./form/edit.tsx'), 'GeneratedEdit'),
}
