/** What is wrong with a body, and what its editor asks and tells. */
export const richText = {
  'it is too long.': 'masyado itong mahaba.',
  'it is not a document of the editor.': 'hindi ito dokumento ng editor.',
  'it is nested too deeply.': 'masyadong malalim ang pagkakapatong-patong nito.',
  "it holds characters that can't be stored.": 'may mga karakter ito na hindi maitatabi.',
  'it holds a part of an unknown kind (%{0}).': 'may bahagi itong hindi kilala ang uri (%{0}).',
  'it holds a style of an unknown kind (%{0}).': 'may estilo itong hindi kilala ang uri (%{0}).',
  'it holds an unknown property (%{0}).': 'may katangian itong hindi kilala (%{0}).',
  'it holds the style %{0} twice in one place.': 'dalawang beses ang estilong %{0} sa iisang lugar.',
  "%{0} can't hold %{1}.": 'hindi puwedeng may %{1} sa loob ng %{0}.',
  "%{0} can't have the property %{1}.": 'hindi puwedeng may katangiang %{1} ang %{0}.',
  "%{0} can't have this %{1}.": 'hindi puwede ang ganitong %{1} sa %{0}.',
  'a link must lead to a web page, an e-mail address, a telephone number or a page of this site.':
    'ang link ay dapat patungo sa web page, e-mail address, numero ng telepono o pahina ng site na ito.',
  'a picture must be one that was uploaded here.': 'ang larawan ay dapat na-upload dito.',
  'a file must be one that was uploaded here.': 'ang file ay dapat na-upload dito.',
  'a video must have the address of one at YouTube, Vimeo or Facebook.':
    'ang video ay dapat may address sa YouTube, Vimeo o Facebook.',
  'what stands at a picture, file or video can have %{0} letters.':
    'hanggang %{0} titik lamang ang nakasulat sa larawan, file o video.',
  'a button needs words, %{0} letters at most.': 'kailangan ng mga salita ang button, hanggang %{0} titik.',
  'a table needs rows, and each row a cell.':
    'kailangan ng talahanayan ng mga hilera, at ng bawat hilera ng cell.',
  'a table can have %{0} columns, and this one has %{1}. Please leave some out.':
    'hanggang %{0} hanay lamang ang talahanayan, at %{1} ang sa isang ito. Bawasan ang mga ito.',
  'a table can have %{0} rows, and this one has %{1}. Please leave some out.':
    'hanggang %{0} hilera lamang ang talahanayan, at %{1} ang sa isang ito. Bawasan ang mga ito.',
  'a gallery needs a picture.': 'kailangan ng galeriya ng larawan.',
  'a gallery can have %{0} pictures, and this one has %{1}. Please make two of it.':
    'hanggang %{0} larawan lamang ang galeriya, at %{1} ang sa isang ito. Gawin itong dalawa.',
}
