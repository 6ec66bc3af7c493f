import { fallbackOn404 } from '@kampana/engine-declare/api/http/reply'
import { roleLossCalls } from '@kampana/shared/calls/role-calls'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import type { Loss, RoleLosses, LossReason } from '@kampana/shared/role-losses'
import { Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import { holds } from '@kampana/engine-admin/back-end/holds'
import { useNotifyError } from '@kampana/engine-admin/screens/use-notify-result'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { msg } from '@kampana/engine-admin/language/msg'

const queryKey = ['role losses']

/** Roles that lost permissions in an upgrade, for people who can edit roles. */
export const useRoleLosses = () => {
  const list = useCall(roleLossCalls.list)
  const { data, isLoading, error, refetch } = useQuery({
    queryKey,
    // Other back ends have no such list.
    queryFn: () => fallbackOn404<RoleLosses[]>([], async () => (await list()).data),
    enabled: holds('edit roles'),
    retry: false,
  })
  return { isPending: isLoading, error, refetch, roles: data ?? [] }
}

/** Section of home's list: each role with its lost permissions, until the role is saved or the entry is dismissed. */
export const RoleLossList = ({ roles }: { roles: readonly RoleLosses[] }) => {
  const t = useTranslate()
  const createPath = useCreatePath()
  const { isPending, review } = useReview()
  return (
    <Box sx={apart}>
      <Typography component="h3" sx={{ fontSize: '1rem', fontWeight: 600 }}>
        {t('Roles that can do less since the upgrade')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {roles.map(({ id, description, losses }) => (
          <Box component="li" key={id} sx={row}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
              <Link
                to={createPath({ resource: 'roles', type: 'edit', id })}
                sx={{ py: 0.5, overflowWrap: 'anywhere' }}
              >
                {description}
              </Link>
              <Button
                size="small"
                disabled={isPending}
                onClick={() => review(id)}
                aria-label={t('Keep %{role} as it is', { role: description })}
                sx={{ ml: 'auto' }}
              >
                {t('Keep as it is')}
              </Button>
            </Box>
            {losses.map((loss) => (
              <Sentence key={`${loss.reason} ${loss.permission}`} {...loss} />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const Sentence = ({ reason, permission, resources }: Loss) => {
  const t = useTranslate()
  const labels = allSummaries().flatMap(({ name, label }) => (resources.includes(name) ? [t(label)] : []))
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {t(lossTexts[reason], { what: labels.join(', '), permission })}
    </Typography>
  )
}

const useReview = () => {
  const reviewRole = useCall(roleLossCalls.review)
  const queries = useQueryClient()
  const notifyError = useNotifyError()
  const { isPending, mutate } = useMutation({
    mutationFn: (id: number) => reviewRole({ id }),
    onError: notifyError,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return { isPending, review: mutate }
}

/** Line between sections, except after the title. */
const apart = { '* + * + &': { mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' } }
const row = { py: 0.5 }

/** Home's texts for a role's lost permissions, by reason. `permission` restores them. */
const lossTexts: Readonly<Record<LossReason, string>> = {
  delete: msg('Can no longer delete published records: %{what}. That now also takes “%{permission}”.'),
  section: msg(
    'Limited to its sections, the role no longer changes these by “%{permission}”: %{what}. A role without sections does.',
  ),
}
