import type { Rolldown } from 'vite'

/**
 * Which modules are one file: cut up by who else needs them, they compress worse. 'first' is needed at once by every page;
 * 'guests' and 'dashboard' are the two parts of which a page is one (part-links-plugin.ts), and 'basics' is what both need.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Only the kinds' schemas and editors use it, but the files of kinds that every page needs name it.
  {
    name: 'rich-text',
    test: /\/shared\/src\/(?:rich-text\/|messages\/(?:body|drawing)-messages|drawings\/)|\/node_modules\/(?:saxes|xmlchars)\//,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // The pages for guests have a few of them, most pages of the dashboard all.
  {
    name: 'inputs',
    test: /@mui\/material\/esm\/(?:(?:Outlined)?Input(?:Base|Label)?|Form\w+|Checkbox|TextareaAutosize|internal)\//,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What every page needs at once, what the pages of both parts need, and what every page of the dashboard does.
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
