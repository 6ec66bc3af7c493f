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
  'Filters, order and columns are kept with it.': 'Kasama nitong itinatabi ang mga filter, ayos at column.',
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

  // CSV in
  Import: 'I-import',
  'Import: %{what}': 'I-import: %{what}',
  'A CSV file, as a spreadsheet saves it. Its first line names the columns. At most %{count} rows.':
    'Isang CSV file na galing sa spreadsheet. Nasa unang linya ang pangalan ng mga column. Hanggang %{count} row lamang.',
  'Or paste its lines here': 'O i-paste dito ang mga linya nito',
  'Rows that can be read in: %{count}. Nothing is written yet.':
    'Mga row na mai-import: %{count}. Wala pang naisusulat.',
  'Rows with mistakes: %{wrong} of %{count}. Nothing was written.':
    'Mga row na may mali: %{wrong} sa %{count}. Walang naisulat.',
  'Checking …': 'Sinusuri …',
  'Check the file': 'Suriin ang file',
  'Reading in …': 'Ini-import …',
  'Row %{row}, %{field}: %{problem}': 'Row %{row}, %{field}: %{problem}',
  'Left out': 'Hindi kasama',
  'Write one of these: %{choices}.': 'Isulat ang isa sa mga ito: %{choices}.',
  'Write a number, as 1250.50.': 'Sumulat ng numero, gaya ng 1250.50.',
  'Write the day as 2026-11-24.': 'Isulat ang araw gaya ng 2026-11-24.',
  'The file does not tell which number of its days is the month.':
    'Hindi malaman sa file kung aling numero ng mga petsa nito ang buwan.',
  'What does %{day} mean?': 'Ano ang ibig sabihin ng %{day}?',
  '%{day}: the month stands first': '%{day}: nauuna ang buwan',
  '%{day}: the day stands first': '%{day}: nauuna ang araw',
  'A letter was lost before: “�” stands in its place. Please write it again.':
    'May titik na nawala na dati: “�” ang nasa lugar nito. Pakisulat itong muli.',
  'Write the time as 2026-11-24 08:30.': 'Isulat ang oras gaya ng 2026-11-24 08:30.',
  'The file has %{0} rows; at most %{1} can be read in at once. Please divide it.':
    'May %{0} row ang file; hanggang %{1} lamang ang mai-import nang sabay. Paghatiin ito.',
  'Nothing was read in. Rows with mistakes: %{0}.': 'Walang na-import. Mga row na may mali: %{0}.',
  'There is no %{0} called “%{1}”.': 'Walang %{0} na may pangalang “%{1}”.',
  'More than one %{0} is called “%{1}”.': 'Higit sa isang %{0} ang may pangalang “%{1}”.',
  'The %{0} stands in row %{1} already.': 'Nasa row %{1} na ang %{0}.',
  '%{0} %{1} that were changed since are kept.': '%{0} Itinira ang %{1} na nabago na mula noon.',
  'This can not be undone any more.': 'Hindi na ito maibabalik.',
  'All of them were changed since, so none was deleted.': 'Nabago na ang lahat mula noon kaya walang binura.',
}
