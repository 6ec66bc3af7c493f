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
    'ang link ay dapat patungo sa web page, email address, numero ng telepono o pahina ng site na ito.',
  'a picture must be one that was uploaded here.': 'ang larawan ay dapat na-upload dito.',
  'a file must be one that was uploaded here.': 'ang file ay dapat na-upload dito.',
  'a video must have the address of one at YouTube, Vimeo or Facebook.':
    'ang video ay dapat may address sa YouTube, Vimeo o Facebook.',
  'what stands at a picture, file or video can have %{0} letters.':
    'hanggang %{0} titik lamang ang nakasulat sa larawan, file o video.',
  'a button needs words, %{0} letters at most.': 'kailangan ng mga salita ang button, hanggang %{0} titik.',
  'a table needs rows, and each row a cell.': 'kailangan ng table ng mga row, at ng bawat row ng cell.',
  'a table can have %{0} columns, and this one has %{1}. Please leave some out.':
    'hanggang %{0} column lamang ang table, at %{1} ang sa isang ito. Bawasan ang mga ito.',
  'a table can have %{0} rows, and this one has %{1}. Please leave some out.':
    'hanggang %{0} row lamang ang table, at %{1} ang sa isang ito. Bawasan ang mga ito.',
  'a gallery needs a picture.': 'kailangan ng gallery ng larawan.',
  'a list of records must be of a kind that visitors may read.':
    'ang listahan ng mga rekord ay dapat ng uring nababasa ng mga bisita.',
  'a list of records can be filtered only by what visitors see of them.':
    'ang listahan ng mga rekord ay masasala lamang ayon sa nakikita ng mga bisita sa mga ito.',
  'a list of records can show only what visitors see of them.':
    'ang listahan ng mga rekord ay maipapakita lamang ang nakikita ng mga bisita sa mga ito.',
  'List of records': 'Listahan ng mga rekord',
  'List of records: people, offices, job openings …':
    'Listahan ng mga rekord: mga tao, opisina, bakanteng trabaho …',
  'Value of the college': 'Halaga mula sa kolehiyo',
  'Open these records': 'Buksan ang mga rekord na ito',
  Which: 'Alin',
  'Shown as': 'Ipinapakita bilang',
  Cards: 'Mga card',
  Directory: 'Direktoryo',
  'Only where': 'Iyon lamang may',
  is: 'na',
  'Add a condition': 'Magdagdag ng kondisyon',
  'Remove this condition': 'Alisin ang kondisyong ito',
  'What is shown of each': 'Ang ipinapakita ng bawat isa',
  'Looking …': 'Naghahanap …',
  'Nothing is shown: no record fits.': 'Walang ipinapakita: walang rekord na tugma.',
  'Visitors see %{count} %{records} now': 'Nakikita ngayon ng mga bisita: %{count} %{records}',
  'Visitors may not read these records, or not by this filter.':
    'Hindi mababasa ng mga bisita ang mga rekord na ito, o hindi ayon sa salang ito.',
  'a paragraph has too many signs such as * _ [ or <.':
    'may talatang masyadong maraming senyas gaya ng * _ [ o <.',
  'each fact needs a term and a description.': 'kailangan ng bawat katotohanan ng pangalan at paglalarawan.',
  'a gallery can have %{0} pictures, and this one has %{1}. Please make two of it.':
    'hanggang %{0} larawan lamang ang gallery, at %{1} ang nasa isang ito. Gawin itong dalawa.',
  'This can not be saved as it was pasted: %{0}': 'Hindi ito mase-save gaya ng pagkaka-paste: %{0}',

  'A picture or file is still on its way. Please wait for it, or cancel it.':
    'May larawan o file na ina-upload pa. Hintayin ito, o kanselahin.',
  'File: PDF or office document': 'File: PDF o dokumento ng opisina',
  File: 'File',
  'File to attach': 'File na ikakabit',
  'Video from YouTube, Vimeo or Facebook': 'Video mula sa YouTube, Vimeo o Facebook',
  'Button that leads somewhere': 'Button na may pinatutunguhan',
  'Facts: names and what they are': 'Mga detalye: mga pangalan at kung ano ang mga ito',
  'Outline: offices and those under them': 'Outline: mga opisina at ang mga nasa ilalim nila',
  'Poem or song': 'Tula o awit',
  Superscript: 'Nakaangat na titik',
  Subscript: 'Nakababang titik',
  'Keys of the keyboard': 'Mga key ng keyboard',
  Abbreviation: 'Daglat',
  'What it stands for': 'Ang kahulugan nito',
  'Readers see it when they point at the short form. Leave it empty for no abbreviation.':
    'Nakikita ito ng mga mambabasa kapag itinuro nila ang daglat. Iwanang blangko kung hindi daglat.',
  Gallery: 'Gallery',
  'Make it a plain list': 'Gawing karaniwang listahan',
  Small: 'Maliit',
  Medium: 'Katamtaman',
  Wide: 'Malapad',
  Earlier: 'Mas nauna',
  Later: 'Mas huli',
  'Description and caption': 'Paglalarawan at caption',
  Rename: 'Palitan ang pangalan',
  'Films, forms and drawings were left out of the paste.':
    'Hindi nasama sa pag-paste ang mga video, form at drawing.',
  'A table within a table became its words.': 'Naging mga salita ang table sa loob ng table.',
  'Colors were left out of the paste.': 'Hindi nasama sa pag-paste ang mga kulay.',
  'Please keep it under %{max} characters.': 'Panatilihing mas mababa sa %{max} karakter.',
  'Everybody reads it below the picture.': 'Nababasa ito ng lahat sa ilalim ng larawan.',
  'Photo by': 'Kuha ni',
  'What the file is called': 'Ang tawag sa file',
  'Readers press these words to fetch it; its kind and size follow by themselves.':
    'Pinipindot ng mga mambabasa ang mga salitang ito para makuha ang file; kusang sumusunod ang uri at laki.',
  'Please say what the file is called.': 'Sabihin kung ano ang tawag sa file.',
  'Address of the video': 'Address ng video',
  'As its page or its Share button tells it, such as https://youtu.be/…. Nothing of it is loaded before a visitor presses Play.':
    'Gaya ng nasa pahina o Share button nito, tulad ng https://youtu.be/…. Walang naglo-load mula rito hangga’t hindi pinipindot ng bisita ang Play.',
  'This must be the address of a video at YouTube, Vimeo or Facebook. For any other site make a link or a button.':
    'Dapat ay address ito ng video sa YouTube, Vimeo o Facebook. Para sa ibang site gumawa ng link o button.',
  'What it shows': 'Ano ang ipinapakita nito',
  'Please say where it leads.': 'Sabihin kung saan ito patungo.',
  'Please say what the button says.': 'Sabihin kung ano ang nakasulat sa button.',
  'Words on the button': 'Mga salita sa button',
  'Words of the link': 'Mga salita ng link',
  'Without words the address itself is shown.': 'Kung walang salita, ang address mismo ang ipapakita.',
  'Remove the link': 'Alisin ang link',
  'Type words of a page or an update to find it, or write an address such as https://example.org, an e-mail address, or a page of this site such as /contact-us.':
    'Mag-type ng mga salita ng pahina o update para mahanap ito, o isulat ang address gaya ng https://example.org, isang email address, o pahina ng site na ito gaya ng /contact-us.',
  'Leave it empty for no link.': 'Iwanang blangko kung walang link.',
}
