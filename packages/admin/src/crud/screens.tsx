import type { ResourceSummary } from '@kampana/shared/registry/resource-summary'
import { useState } from 'react'
import { useCanAccess, type ResourceProps } from 'react-admin'
import { declaredComponent } from './declared-component.ts'
import { generatedScreens } from './generated-screens.ts'
import type { ResourceOverrides, Screen, ScreenName } from './overrides.tsx'
import { RequireAccess } from './require-access.tsx'

const AvailableScreen = declaredComponent(() => import('./available-screen.tsx'), 'AvailableScreen')

/**
 * What `<Resource>` is given for a declared resource: a screen for each of its actions, generated unless there is an
 * override. Each screen is fetched when it is first opened.
 */
export const resourceProps = (
  resource: ResourceSummary,
  overrides: ResourceOverrides = {},
): ResourceProps => ({
  name: resource.name,
  options: { label: resource.label },
  recordRepresentation: resource.singleton ? () => resource.label : resource.title,
  ...Object.fromEntries(
    screenNames
      // A singleton's screens are one: its form, or what it says.
      .filter((name) => resource.actions.includes(name) && !(resource.singleton && name === 'show'))
      .map((name) => [name, <ResourceScreen key={name} {...{ resource, name, screen: overrides[name] }} />]),
  ),
})

interface Props {
  resource: ResourceSummary
  name: ScreenName
  screen: Screen | undefined
}

/** A screen for those who may see it. The form of a singleton is what it says to those who may not change it. */
const ResourceScreen = (given: Props) => {
  const { canAccess, isPending } = useCanAccess({ resource: given.resource.name, action: given.name })
  const isOnlyShown = given.resource.singleton && !canAccess && !isPending
  const { resource, name, screen }: Props = isOnlyShown
    ? { ...given, name: 'show', screen: undefined }
    : given
  return (
    <RequireAccess resource={resource} action={name}>
      <DeclaredScreen {...{ resource, name }} screen={screen ?? generatedScreens[name]} />
    </RequireAccess>
  )
}

/** The screen comes at the same time as the declaration that it shows. */
const DeclaredScreen = ({ resource, name, screen }: Props & { screen: Screen }) => {
  useState(() => screen.preload?.())
  return <AvailableScreen resource={resource.name} name={name} screen={screen} />
}

const screenNames: readonly ScreenName[] = ['list', 'show', 'create', 'edit']
