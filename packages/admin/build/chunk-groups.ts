import type { Rolldown } from 'vite'

/**
 * Modules that are bundled into one file, because smaller files compress worse. Every page loads 'first'. A page also loads
 * either 'guests' or 'dashboard' (part-links-plugin.ts), and both of them load 'basics'.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Only schemas and editors of kinds use it, but every page loads files of kinds that import it.
  {
    name: 'rich-text',
    test: /\/shared\/src\/(?:rich-text\/|messages\/(?:body|drawing)-messages|drawings\/)|\/node_modules\/(?:saxes|xmlchars)\//,
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
    test: /\/admin\/src\/account\/(?:language-buttons|form\/(?!leave|member)|sign-in\/(?!guest-(?:app|pages|paths|in)|not-active|sign-out|unlock-))/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'basics',
    test: new RegExp(
      [
        '/@(?:babel/runtime|mui/(?:utils|system))/',
        '/@mui/material/esm/(?:utils|styles|Box|Button\\w*|CircularProgress|IconButton|Link|Paper|SvgIcon|Stack|Typography|useLazyRipple)/',
        '/react-transition-group/esm/(?:TransitionGroup|utils/ChildMapping)',
        '/admin/src/(?:language/use-language-switch|task/(?:task-button|use-task)|account/announce-logout|unsaved/(?:discard-question|draft-storage|forms|mutable-ref|reauthentication|tabs))\\.tsx?$',
        '/shared/src/(?:forms/forms|messages/(?:messages|public-messages|server-problems|text-messages)|kinds/(?:modifiers|password|email|text))\\.ts$',
        '/ra-core/dist/notification/',
        '/admin/src/(?:layout/logo|page/(?:page-header|focus/(?:focus-content|use-restore-focus)))',
      ].join('|'),
    ),
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'dashboard', test: /\/admin\/src\/dashboard\.tsx$/ },
]
