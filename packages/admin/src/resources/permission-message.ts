import { formatMessage } from '@kampana/engine-declare/messages/message'
import { pluralName } from '@kampana/engine-declare/resource'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'

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
