/** What isn't saved yet, and whatever might come between. */
export const unsaved = {
  'Save your changes?': 'I-save ba ang iyong mga pagbabago?',
  'What you typed here is not saved yet.': 'Hindi pa nase-save ang na-type mo rito.',
  'Leave this page?': 'Umalis sa pahinang ito?',
  'The pictures you chose are not added yet.': 'Hindi pa naidaragdag ang mga larawang pinili mo.',
  Leave: 'Umalis',
  'Restored what you typed at %{time}.': 'Ibinalik ang na-type mo noong %{time}.',
  'What you had typed was discarded.': 'Itinapon na ang na-type mo.',
  Discard: 'Itapon',
  'You are changing this in another tab, too.': 'Binabago mo rin ito sa ibang tab.',
  'What you typed is kept.': 'Nananatili ang na-type mo.',
  'This %{name} does not exist any more: somebody has deleted it.':
    'Wala na ang %{name} na ito: may nagbura nito.',
  'It may have been saved nevertheless: please look at the list before you try again.':
    'Maaaring na-save pa rin ito: tingnan muna ang listahan bago subukang muli.',
  'Please try again in %{seconds} seconds.': 'Subukang muli pagkalipas ng %{seconds} segundo.',
  'Please sign in again': 'Mag-sign in muli',
  'Your session has ended. What you typed is still here.':
    'Natapos na ang iyong session. Narito pa rin ang na-type mo.',
  'Your session has ended.': 'Natapos na ang iyong session.',
  'Not now': 'Hindi muna',
  '%{name} saved it on %{moment}.': 'Na-save ito ni %{name} noong %{moment}.',
  'Go on editing': 'Magpatuloy sa pag-edit',
  'Discard mine': 'Itapon ang akin',
  'Keep both': 'Panatilihin ang dalawa',
  'Save as chosen': 'I-save ang napili',
  Mine: 'Akin',
  Theirs: 'Sa kanila',
  'Changed by them': 'Binago nila',
  'The words are the same; their form differs.': 'Pareho ang mga salita; iba ang anyo.',
}
