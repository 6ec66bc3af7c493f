/** The inputs of single kinds of fields. */
export const kinds = {
  'Choose %{name}': 'Piliin: %{name}',
  white: 'puti',
  black: 'itim',
  'Its contrast with %{color} is %{ratio}: text is easy to read.':
    '%{ratio} ang contrast nito sa %{color}: madaling basahin ang teksto.',
  'Its contrast with %{color} is %{ratio}, and text needs %{least}. Choose a darker or lighter one.':
    '%{ratio} ang contrast nito sa %{color}, at %{least} ang kailangan ng teksto. Pumili ng mas madilim o mas maliwanag.',

  // Texts that must be written in one way
  'The %{0} field must be written as in %{1}.': 'Dapat isulat ang %{0} gaya ng %{1}.',
  'The %{0} field must be an address that begins with https://, mailto: or tel:, or a page of this website, such as /admission.':
    'Dapat address na nagsisimula sa https://, mailto: o tel: ang %{0}, o pahina ng website na ito, gaya ng /admission.',
  "The website can't be shown with this: %{0}": 'Hindi maipapakita ang website nang ganito: %{0}',

  // Rows
  'Row %{0}, %{1}: %{2}': 'Row %{0}, %{1}: %{2}',
  'Row %{number} was added': 'Idinagdag ang row %{number}',
  'Row %{number} was removed': 'Inalis ang row %{number}',
  'Row %{number} was deleted.': 'Binura ang row %{number}.',
  'Row %{from} is row %{to} now': 'Row %{to} na ang row %{from}',
  'There can be %{max} rows.': 'Hanggang %{max} row lamang.',
  'What you pasted fills the rows from row %{number} on.':
    'Pinupunan ng ipinaste mo ang mga row mula sa row %{number}.',
  'What you paste has %{count} rows, and from this one on there can be %{room}.':
    '%{count} row ang ipinapaste mo, at %{room} na lamang ang kasya mula rito.',
  'Write the rows as an export has them: a list in JSON.':
    'Isulat ang mga row gaya ng sa export: isang listahan sa JSON.',

  // Drawings
  'Choose a drawing': 'Pumili ng drawing',
  'Choose another drawing': 'Pumili ng ibang drawing',
  'Remove the drawing': 'Alisin ang drawing',
  'This file is no picture that a browser can show. Choose an SVG, PNG, JPEG or WebP file.':
    'Hindi larawang maipapakita ng browser ang file na ito. Pumili ng SVG, PNG, JPEG o WebP.',
  'it is no drawing: it must begin with <svg xmlns="http://www.w3.org/2000/svg">.':
    'hindi ito drawing: dapat nagsisimula ito sa <svg xmlns="http://www.w3.org/2000/svg">.',
  'it is no well-formed drawing: %{0}.': 'hindi maayos ang pagkakasulat ng drawing: %{0}.',
  'it is larger than %{0} KB. Choose a simpler drawing.':
    'lampas ito sa %{0} KB. Pumili ng mas simpleng drawing.',
  '<%{0}> may not stand in a drawing.': 'hindi puwede ang <%{0}> sa drawing.',
  '<?%{0}?> may not stand in a drawing.': 'hindi puwede ang <?%{0}?> sa drawing.',
  'its DOCTYPE declares entities, which a drawing may not.':
    'may entity ang DOCTYPE nito, na hindi puwede sa drawing.',
  '%{0} runs a program.': 'nagpapatakbo ng program ang %{0}.',
  '<%{0}> may not change %{1}.': 'hindi puwedeng baguhin ng <%{0}> ang %{1}.',
  '%{0}="%{1}" leads out of the drawing.': 'palabas ng drawing ang %{0}="%{1}".',
  '%{0}="%{1}" fetches something from elsewhere.': 'kumukuha sa ibang lugar ang %{0}="%{1}".',
  '%{0} fetches something from elsewhere.': 'kumukuha sa ibang lugar ang %{0}.',
  'by <use> it repeats its parts until there are more than %{0}.':
    'inuulit nito ang mga bahagi nito sa <use> hanggang lumampas sa %{0}.',
  'Move %{name} up': 'Itaas: %{name}',
  'Move %{name} down': 'Ibaba: %{name}',
  'Delete %{name}': 'Burahin: %{name}',
  'What you paste is %{width} columns wide, and from this cell on the table has %{room}.':
    '%{width} column ang lapad ng ipinapaste mo, at %{room} ang natitira sa table mula sa cell na ito.',
  'Row %{number}': 'Row %{number}',
  'Add a row': 'Magdagdag ng row',
  'Column %{number}': 'Column %{number}',
}
