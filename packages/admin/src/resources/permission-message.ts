import { formatMessage } from '@kampana/shared/messages/message'
import { pluralName } from '@kampana/shared/resource'
import { allSummaries } from '@kampana/shared/registry/all-summaries'

/**
 * Description of a permission with separate codes for action and resource, because the server combines them ('List updates').
 */
export const permissionMessage = ({ description }: { description: string }): string => {
  const on = allSummaries()
    .map(pluralName)
    .find((name) => description.endsWith(` ${name}`))
  const [first = '', ...rest] = description.split(' ')
  const resource = on ?? rest.join(' ')
  const action = on === undefined ? first : description.slice(0, -on.length - 1)
  return resource === '' ? action : formatMessage({ code: `${action} %{0}`, values: [resource] })
}
