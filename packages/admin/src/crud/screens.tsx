import type { Resource } from '@kampana/shared/resource'
import type { ResourceProps } from 'react-admin'
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
  recordRepresentation: resource.title,
  ...Object.fromEntries(
    screenNames
      .filter((name) => resource.actions.includes(name))
      .map((name) => [name, <ResourceScreen key={name} {...{ resource, name, screen: overrides[name] }} />]),
  ),
})

interface Props {
  resource: Resource
  name: ScreenName
  screen: Screen | undefined
}

/** A screen for those who may see it. */
const ResourceScreen = (props: Props) => (
  <RequireAccess resource={props.resource} action={props.name}>
    <AvailableScreen {...props} />
  </RequireAccess>
)

/** A screen of what this back end has. */
const AvailableScreen = ({ resource, name, screen: Screen = generatedScreens[name] }: Props) => (
  <Screen resource={useAvailableResource(resource, name)} />
)

const screenNames: readonly ScreenName[] = ['list', 'show', 'create', 'edit']
