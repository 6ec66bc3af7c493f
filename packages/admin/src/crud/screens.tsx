import type { Resource } from '@kampana/shared/resource'
import { useCanAccess, type ResourceProps } from 'react-admin'
import { generatedScreens } from './generated-screens.ts'
import type { ResourceOverrides, Screen, ScreenName } from './overrides.tsx'
import { RequireAccess } from './require-access.tsx'
import { useAvailableResource } from './use-available-resource.ts'

/**
 * What `<Resource>` is given for a declared resource: a screen for each of its actions, generated unless there is an
 * override. Each screen is fetched when it is first opened.
 */
export const resourceProps = (resource: Resource, overrides: ResourceOverrides = {}): ResourceProps => ({
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
  resource: Resource
  name: ScreenName
  screen: Screen | undefined
}

/** A screen for those who may see it. The form of a singleton is what it says to those who may not change it. */
const ResourceScreen = (given: Props) => {
  const { canAccess, isPending } = useCanAccess({ resource: given.resource.name, action: given.name })
  const isOnlyShown = given.resource.singleton && !canAccess && !isPending
  const props: Props = isOnlyShown ? { ...given, name: 'show', screen: undefined } : given
  return (
    <RequireAccess resource={props.resource} action={props.name}>
      <AvailableScreen {...props} />
    </RequireAccess>
  )
}

/** A screen of what this back end has. */
const AvailableScreen = ({ resource, name, screen: Screen = generatedScreens[name] }: Props) => (
  <Screen resource={useAvailableResource(resource, name)} />
)

const screenNames: readonly ScreenName[] = ['list', 'show', 'create', 'edit']
