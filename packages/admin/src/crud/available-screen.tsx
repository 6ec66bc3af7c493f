import { findResource } from '@kampana/shared/resources/index'
import type { Screen, ScreenName } from './overrides.tsx'
import { useAvailableResource } from './use-available-resource.ts'

interface Props {
  resource: string
  name: ScreenName
  screen: Screen
}

/** A screen of what this back end has. */
export const AvailableScreen = ({ resource, name, screen: Screen }: Props) => (
  <Screen resource={useAvailableResource(findResource(resource), name)} />
)
