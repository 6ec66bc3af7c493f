/** What isn't saved yet, and whatever might come between. */
export const unsaved = {
  'Save your changes?': 'I-save ba ang iyong mga pagbabago?',
  'What you typed here is not saved yet.': 'Hindi pa nai-save ang na-type mo rito.',
  Leave: 'Umalis',
  Cancel: 'Kanselahin',
  Undo: 'Ibalik',
  'Try again': 'Subukang muli',
  'Restored what you typed at %{time}.': 'Ibinalik ang na-type mo noong %{time}.',
  'What you had typed was discarded.': 'Binitiwan na ang na-type mo.',
  Discard: 'Bitiwan',
  'You are changing this in another tab, too.': 'Binabago mo rin ito sa ibang tab.',
  'What you typed is kept.': 'Nananatili ang na-type mo.',
  'This %{name} does not exist any more: somebody has deleted it.':
    'Wala na ang %{name} na ito: may nagtanggal nito.',
  'It may have been saved nevertheless: please look at the list before you try again.':
    'Maaaring nai-save pa rin ito: tingnan muna ang listahan bago subukang muli.',
  'Please try again in %{seconds} seconds.': 'Pakisubukang muli pagkalipas ng %{seconds} segundo.',
  'Please sign in again': 'Mag-sign in muli',
  'Your session has ended. What you typed is still here.':
    'Natapos na ang iyong session. Narito pa rin ang na-type mo.',
  'Not now': 'Hindi muna',
  '%{name} saved it on %{moment}.': 'Nai-save ito ni %{name} noong %{moment}.',
  'Go on editing': 'Magpatuloy sa pag-edit',
  'Discard mine': 'Bitiwan ang akin',
  'Keep both': 'Panatilihin ang dalawa',
  'Save as chosen': 'I-save ang napili',
  Mine: 'Akin',
  Theirs: 'Sa kanila',
  Before: 'Dati',
  'Changed by them': 'Binago nila',
  'The words are the same; their form differs.': 'Pareho ang mga salita; iba ang anyo.',
}
