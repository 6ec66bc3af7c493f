/** The trash, named views of lists, what a search found, and CSV files that are read in. */
export const finding = {
  'The view “%{0}” was saved.': 'Na-save ang view na “%{0}”.',
  'The view “%{0}” was deleted.': 'Nabura ang view na “%{0}”.',
  'You have %{0} views of this list already. Please delete one that you do not use.':
    'Mayroon ka nang %{0} view ng listahang ito. Magbura muna ng isang hindi mo ginagamit.',
}
