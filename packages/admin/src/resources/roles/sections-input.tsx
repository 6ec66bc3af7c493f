import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import type { ResourceSummary } from '@kampana/engine-declare/registry/resource-summary'
import { pages } from '@kampana/shared/resources/pages'
import type { SectionRule } from '@kampana/engine-declare/sections'
import { Box, FormHelperText } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { InputProps } from '@kampana/engine-admin/screens/fields/input-props'
import { BranchesInput } from '@kampana/engine-admin/screens/tree/branches-input.tsx'
import { msg } from '@kampana/engine-admin/language/msg'

/** Input for the pages that a role is limited to, with the limit's effect on each resource. */
export const SectionsInput = (props: InputProps) => {
  const t = useTranslate()
  return (
    <Box sx={{ width: '100%' }}>
      <BranchesInput {...props} resource={pages} />
      {effects.map(([rule, text]) => (
        <FormHelperText key={rule}>
          {t(text, {
            what: written(rule)
              .map(({ label }) => t(label))
              .join(', '),
          })}
        </FormHelperText>
      ))}
    </Box>
  )
}

const effects: readonly (readonly [SectionRule, string])[] = [
  ['within', msg('If you limit the role, it can edit these in its sections only: %{what}.')],
  ['whole', msg('With a limit, the role does not edit these at all: %{what}.')],
  ['ignored', msg('The limit does not apply to reading, nor to these: %{what}.')],
]

/** Resources with this rule that people can edit. */
const written = (rule: SectionRule): ResourceSummary[] =>
  allSummaries().filter(
    ({ sections, actions, customActions }) =>
      sections === rule &&
      (actions.some((action) => action !== 'list' && action !== 'show') ||
        Object.keys(customActions).length > 0),
  )
