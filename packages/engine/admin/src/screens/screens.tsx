import type { ResourceSummary } from '@kampana/engine-declare/registry/resource-summary'
import { useState } from 'react'
import { useCanAccess, type ResourceProps } from 'react-admin'
import { declaredComponent } from './declared-component.ts'
import { generatedScreens } from './generated-screens.ts'
import type { ResourceOverrides, Screen, ScreenName } from './overrides.tsx'
import { RequireAccess } from './require-access.tsx'

const AvailableScreen = declaredComponent(() => import('./available-screen.tsx'), 'AvailableScreen')

/**
 * Props of `<Resource>` for a declared resource: a screen for each of its actions, generated or overridden. Each screen is
 * loaded when first opened.
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
      // A singleton has one screen: its form, or its page.
      .filter((name) => resource.actions.includes(name) && !(resource.singleton && name === 'show'))
      .map((name) => [name, <ResourceScreen key={name} {...{ resource, name, screen: overrides[name] }} />]),
  ),
})

interface Props {
  resource: ResourceSummary
  name: ScreenName
  screen: Screen | undefined
}

/** Screen for people who may see it. People who may not edit a singleton see its page instead of its form. */
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

/** Loads the screen and its declaration in parallel. */
const DeclaredScreen = ({ resource, name, screen }: Props & { screen: Screen }) => {
  useState(() => screen.preload?.())
  return <AvailableScreen resource={resource.name} name={name} screen={screen} />
}

const screenNames: readonly ScreenName[] = ['list', 'show', 'create', 'edit']
