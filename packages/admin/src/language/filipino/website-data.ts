/** Editing lists, facts, outlines and tables of the website. */
export const websiteData = {
  'Choose %{name}': 'Piliin: %{name}',
  'Move %{name} up': 'Itaas: %{name}',
  'Move %{name} down': 'Ibaba: %{name}',
  'Delete %{name}': 'Burahin: %{name}',
  'Add: %{name}': 'Idagdag: %{name}',
  'Take out: %{name}': 'Alisin: %{name}',
  'Add one': 'Magdagdag ng isa',
  '%{list}, line %{number}': '%{list}, linya %{number}',
  'Add a line': 'Magdagdag ng linya',
  'Tab puts a line under the one above it, Shift and Tab takes it out, Alt and the arrows move it, Enter adds one.':
    'Ilalagay ng Tab ang linya sa ilalim ng nasa itaas nito, ilalabas ng Shift at Tab, ililipat ng Alt at mga arrow, at magdadagdag ang Enter.',
  'Add a fact': 'Magdagdag ng detalye',
  'This name is there already.': 'Mayroon na ng pangalang ito.',
  'A name is needed.': 'Kailangan ng pangalan.',
  'Reading the file': 'Binabasa ang file',
  Sample: 'Halimbawa lamang',
  'This is ours now': 'Amin na ito',
  'This file can’t be read as it stands, so that it is edited as text: %{problem}':
    'Hindi mabasa ang file na ito sa kasalukuyang anyo, kaya ine-edit bilang teksto: %{problem}',
  'Text of the file': 'Teksto ng file',
  'What you paste is %{width} columns wide, and from this cell on the table has %{room}.':
    '%{width} hanay ang lapad ng ipinapaste mo, at %{room} ang natitira sa talahanayan mula sa cell na ito.',
  'Row %{number}': 'Hilera %{number}',
  'Show more (%{count})': 'Magpakita pa (%{count})',
  'Add a row': 'Magdagdag ng hilera',
  Rows: 'Mga hilera',
  'The first line of the file must name these columns: %{columns}.':
    'Dapat pangalanan ng unang linya ng file ang mga hanay na ito: %{columns}.',
  'Delete %{count} rows': 'Burahin ang %{count} hilera',
  'Delete the row': 'Burahin ang hilera',
  Columns: 'Mga hanay',
  'Column %{number}': 'Hanay %{number}',
  'Add a column': 'Magdagdag ng hanay',
  'Change the columns': 'Baguhin ang mga hanay',
  'The page shows the columns that the first row has, in its order. Alt and the arrows move one.':
    'Ipinapakita ng pahina ang mga hanay ng unang hilera, ayon sa ayos nito. Inililipat ng Alt at mga arrow ang isa.',
  'A name needs a letter.': 'Kailangan ng titik ang pangalan.',
  'This name is taken by the website itself.': 'Ginagamit na ng website mismo ang pangalang ito.',
  'This page is so long that showing it would hold up your typing.':
    'Napakahaba ng pahinang ito kaya mapapabagal ng pagpapakita nito ang pagta-type mo.',
  'Show it all the same': 'Ipakita pa rin',
  'Row up': 'Itaas ang hilera',
  'Row down': 'Ibaba ang hilera',
  'Fill from CSV': 'Punan mula sa CSV',
  'Save as CSV': 'I-save bilang CSV',
}
