import { formatMessage } from '@kampana/shared/messages/message'
import { pluralName } from '@kampana/shared/resource'
import { allSummaries } from '@kampana/shared/registry/all-summaries'

/** A description, with action and resource to be translated each: the server makes it of the two ('List updates'). */
export const permissionMessage = ({ description }: { description: string }): string => {
  const on = allSummaries()
    .map(pluralName)
    .find((name) => description.endsWith(` ${name}`))
  const [first = '', ...rest] = description.split(' ')
  const resource = on ?? rest.join(' ')
  const action = on === undefined ? first : description.slice(0, -on.length - 1)
  return resource === '' ? action : formatMessage({ code: `${action} %{0}`, values: [resource] })
}
