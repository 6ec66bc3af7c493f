import type { Rolldown } from 'vite'
import { pathRule } from '../../../scripts/path-rules.ts'

/**
 * Modules that are bundled into one file, because smaller files compress worse. Every page loads 'first'. A page also loads
 * either 'guests' or 'dashboard' (part-links-plugin.ts), and both of them load 'basics'.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Only schemas and editors of kinds use it, but every page loads files of kinds that import it.
  {
    name: 'rich-text',
    test: pathRule(
      '/engine/declare/src/(?:rich-text/(?!body-warnings)|drawings/)',
      '/engine/declare/src/messages/(?:body|drawing)-messages',
      '/node_modules/(?:saxes|xmlchars)/',
    ),
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Guest pages load a few of these modules, and most dashboard pages load all.
  {
    name: 'inputs',
    test: /@mui\/material\/esm\/(?:(?:Outlined)?Input(?:Base|Label)?|Form\w+|Checkbox|TextareaAutosize|internal)\//,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Modules that every page loads at once, modules that guest pages and the dashboard share, and modules of every dashboard
  // page.
  { name: 'first', tags: ['$initial'], priority: 2 },
  {
    name: 'guests',
    test: pathRule(
      '/packages/admin/src/account/language-buttons',
      '/packages/admin/src/account/form/(?!leave|member)',
      '/packages/admin/src/account/sign-in/(?!guest-(?:app|pages|paths|in)|not-active|sign-out|unlock-)',
    ),
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'basics',
    test: pathRule(
      '/@(?:babel/runtime|mui/(?:utils|system))/',
      '/@mui/material/esm/(?:utils|styles|Box|Button\\w*|CircularProgress|IconButton|Link|Paper|SvgIcon|Stack|Typography|useLazyRipple)/',
      '/react-transition-group/esm/(?:TransitionGroup|utils/ChildMapping)',
      '/engine/admin/src/language/use-language-switch',
      '/engine/admin/src/task/(?:task-button|use-task)',
      '/engine/admin/src/unsaved/(?:discard-question|draft-storage|forms|mutable-ref|reauthentication|tabs)\\.tsx?$',
      '/engine/admin/src/page/(?:page-header|focus/(?:focus-content|use-restore-focus))',
      '/packages/admin/src/(?:account/announce-logout|layout/logo)',
      '/packages/shared/src/messages/(?:messages|public-messages)\\.ts$',
      '/engine/declare/src/forms/forms\\.ts$',
      '/engine/declare/src/messages/(?:server-problems|text-messages)\\.ts$',
      '/engine/declare/src/kinds/(?:modifiers|password|email|text)\\.ts$',
      '/ra-core/dist/notification/',
    ),
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'dashboard', test: pathRule('/packages/admin/src/dashboard\\.tsx$') },
]
