/** Lists, forms, records and what is done with them. */
export const resource = {
  'People with this role': 'Mga may ganitong tungkulin',
  'Edit: %{title}': 'I-edit: %{title}',
  'Add slides': 'Magdagdag ng mga slide',
  Cancel: 'Kanselahin',
  Undo: 'I-undo',
  'Try again': 'Subukan muli',
  'Rows per page': 'Hilera bawat pahina',
  'Select %{title}': 'Piliin ang %{title}',
  'Select all': 'Piliin lahat',
  '%{count} selected': '%{count} ang napili',
  'and %{count} more': 'at %{count} pa',
  With: 'Mayroon',
  Without: 'Wala',
  'Values are shown to who may show the record itself.':
    'Ipinapakita lamang ang mga halaga sa may pahintulot na tingnan ang record mismo.',
  'From %{ip}': 'Mula sa %{ip}',
  'By %{name}': 'Ginawa ni %{name}',
  Before: 'Dati',
  After: 'Ngayon',

  // Saving
  'Save your changes?': 'I-save ang mga binago?',
  'What you typed here is not saved yet.': 'Hindi pa nai-save ang tinype mo rito.',
  Leave: 'Umalis',
  'Restored what you typed at %{time}.': 'Ibinalik ang tinype mo noong %{time}.',
  Discard: 'Huwag nang gamitin',
  'What you had typed was discarded.': 'Inalis na ang tinype mo.',
  'You are changing this in another tab, too.': 'Binabago mo rin ito sa ibang tab.',
  'Please try again in %{seconds} seconds.': 'Subukan muli makalipas ang %{seconds} segundo.',
  'It may have been saved nevertheless: please look at the list before you try again.':
    'Maaaring nai-save na rin ito: pakitingnan ang listahan bago sumubok muli.',
  'What you typed is kept.': 'Nakatabi ang tinype mo.',

  // People, roles, letters, logs
  Activate: 'I-activate',
  Deactivate: 'Alisan ng access',
  '1 permission': '1 pahintulot',
  '%{count} permissions': '%{count} pahintulot',
  'All permissions': 'Lahat ng pahintulot',
  'All of %{what}': 'Lahat sa %{what}',
  'Send again': 'Ipadala muli',
  'Send again: %{subject}, to %{recipient}': 'Ipadala muli: %{subject}, kay %{recipient}',
  Restore: 'Ibalik',
  'Until %{when}': 'Hanggang %{when}',
  somebody: 'isang tao',
  'Can no longer be restored': 'Hindi na maibabalik',
}
