import type { Resource } from '@kampana/engine-declare/resource'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { useTheme as useCurrentTheme } from '@mui/material'
import { useNavigate, useTheme, useTranslate, type TranslateFunction } from 'react-admin'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'
import { useLogoutWithNotice } from '../account/use-logout-with-notice.ts'
import { useLanguageSwitch } from '@kampana/engine-admin/language/use-language-switch'
import {
  entryPath,
  useAllowedResources,
  useEntries,
} from '@kampana/engine-admin/screens/use-allowed-resources'
import { useCreateLabel } from '@kampana/engine-admin/screens/use-create-label'
import { hasDrafts } from '@kampana/engine-admin/screens/drafts/has-drafts'
import { useClearFilter } from '@kampana/engine-admin/screens/list/list-params'
import type { PaletteItem } from './search-result.ts'

/** All pages that the person may open, by name. */
export const usePages = (): PaletteItem[] => {
  const t = useTranslate()
  const createLabel = useCreateLabel()
  const navigate = useNavigate()
  const clearFilter = useClearFilter()
  const entries = useEntries()
  const creates = useAllowedResources('create')
  const deletes = useAllowedResources('delete')
  const page = (label: string, to: string, also?: string, before?: () => void): PaletteItem => ({
    key: to,
    label,
    ...(also !== undefined && { also }),
    run: () => {
      before?.()
      navigate(to)
    },
  })
  return [
    page(t('Home'), '/'),
    ...entries.map((resource) =>
      page(t(resource.label), entryPath(resource), alsoOf(findResource(resource.name), t), () =>
        clearFilter(resource.name),
      ),
    ),
    ...creates.map((resource) =>
      page(createLabel(resource), `/${resource.name}/create`, `new add create post ${resource.singular}`),
    ),
    ...(capabilities().records ? deletes : []).map(({ name, label }) =>
      page(t('Trash: %{what}', { what: t(label) }), `/trash/${name}`, `trash deleted restore ${label}`),
    ),
    ...(hasDrafts() ? [page(t('Changes'), '/releases', 'changes drafts review publish')] : []),
    page(t('Profile'), '/profile', 'profile account two-step sessions'),
    page(t('Change password'), '/password/edit', 'change password'),
    page(t('Staff guide'), '/guide', 'staff guide help manual'),
    { key: 'site', label: t('Return to website'), also: 'website', run: () => location.assign('/') },
  ]
}

/** Commands of the search. */
export const useCommands = (showShortcuts: () => void): PaletteItem[] => {
  const t = useTranslate()
  const [, setTheme] = useTheme()
  const dark = useCurrentTheme().palette.mode === 'dark'
  const { languages, current, switchTo } = useLanguageSwitch()
  const logout = useLogoutWithNotice()
  return [
    {
      key: 'theme',
      label: dark ? t('Light theme') : t('Dark theme'),
      also: 'theme dark light',
      run: () => setTheme(dark ? 'light' : 'dark'),
    },
    ...languages
      .filter(({ locale }) => locale !== current)
      .map(({ locale, name }) => ({
        key: locale,
        label: name,
        also: 'language wika',
        kind: t('Language'),
        run: () => void switchTo(locale),
      })),
    { key: 'shortcuts', label: t('Keyboard shortcuts'), also: 'keyboard shortcuts ?', run: showShortcuts },
    { key: 'logout', label: t('Logout'), also: 'logout sign out', run: () => void logout() },
  ]
}

/**
 * Additional search text of an entry: its English label and, for a resource with a single record, its fields in both
 * languages.
 */
const alsoOf = ({ label, purpose = '', singleton, fields }: Resource, t: TranslateFunction): string => {
  if (!singleton) return label
  const texts = [label, purpose, ...Object.values(fields).map((field) => field.label)]
  return texts.flatMap((text) => [text, t(text)]).join(' ')
}
