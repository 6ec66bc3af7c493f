/** The trash, named views of lists, what a search found, and CSV files that are read in. */
export const finding = {
  'The view “%{0}” was saved.': 'Na-save ang view na “%{0}”.',
  'The view “%{0}” was deleted.': 'Nabura ang view na “%{0}”.',
  'You have %{0} views of this list already. Please delete one that you do not use.':
    'Mayroon ka nang %{0} view ng listahang ito. Magbura muna ng isang hindi mo ginagamit.',

  // Order, authors and what a search found
  'Best match first': 'Pinakatugma muna',
  'Order: %{order}': 'Ayos: %{order}',
  'Nothing has “%{words}”. These have “%{instead}”.':
    'Walang may “%{words}”. Ang mga ito ay may “%{instead}”.',
  Author: 'May-akda',
  'Changed last by': 'Huling binago ni',
  'changed by %{name}': 'binago ni %{name}',
  '%{author}, changed by %{name}': '%{author}, binago ni %{name}',
  Anybody: 'Kahit sino',

  // Views
  Views: 'Mga view',
  'Loading …': 'Naglo-load …',
  'My views': 'Mga view ko',
  'Shared views': 'Mga ibinahaging view',
  Shared: 'Ibinahagi',
  'No view is kept yet.': 'Wala pang nakatabing view.',
  'Keep this view …': 'Itabi ang view na ito …',
  'Keep this view': 'Itabi ang view na ito',
  'Change my views …': 'Baguhin ang mga view ko …',
  'Change the view': 'Baguhin ang view',
  'Filters, order and columns are kept with it.': 'Kasama nitong itinatabi ang mga filter, ayos at hanay.',
  'For everybody who may see this list': 'Para sa lahat ng makakakita sa listahang ito',
  'Rename or share': 'Palitan ang pangalan o ibahagi',
  'Fill with this list': 'Ilagay ang listahang ito',
  'The view “%{name}” names a field that is gone: %{fields}. The rest of it is shown.':
    'May field sa view na “%{name}” na wala na: %{fields}. Ipinapakita ang iba pa nito.',

  // Trash
  Trash: 'Basurahan',
  'Trash (%{count})': 'Basurahan (%{count})',
  'Trash: %{what}': 'Basurahan: %{what}',
  'The trash is empty.': 'Walang laman ang basurahan.',
  'Nothing in the trash has these words.': 'Walang may ganitong salita sa basurahan.',
  'Deleted on %{when} by %{who}': 'Binura noong %{when} ni %{who}',
  'Kept until %{when}': 'Nakatabi hanggang %{when}',
  'Restore %{title}': 'Ibalik ang %{title}',
}
