/** What is wrong with an entry, field by field. */
export const validation = {
  'The %{0} field is required.': 'Kailangang punan ang %{0}.',
  'The %{0} field is prohibited.': 'Hindi maaaring ilagay ang %{0}.',
  'The %{0} field must be a string.': 'Dapat ay teksto ang %{0}.',
  "The %{0} field holds characters that can't be stored.": 'May mga karakter sa %{0} na hindi maitatabi.',
  'The %{0} field must be an integer.': 'Dapat ay buong numero ang %{0}.',
  'The %{0} field must be a number.': 'Dapat ay numero ang %{0}.',
  'The %{0} field must be true or false.': 'Dapat ay oo o hindi ang %{0}.',
  'The %{0} field must be an array.': 'Dapat ay listahan ang %{0}.',
  'The %{0} field must be a valid email address.': 'Dapat ay wastong email address ang %{0}.',
  'The %{0} field must be a valid URL.': 'Dapat ay wastong URL ang %{0}.',
  'The %{0} field must be a page of this website, such as /admission, or an address that begins with https://.':
    'Ang %{0} ay dapat na pahina ng website na ito, gaya ng /admission, o isang address na nagsisimula sa https://.',
  'The %{0} field must be an address such as /academics/school-of-nursing: small letters, digits and dashes between slashes.':
    'Ang %{0} ay dapat na address gaya ng /academics/school-of-nursing: maliliit na titik, numero at gitling sa pagitan ng mga slash.',
  'The %{0} field must not have more than %{1} parts between slashes.':
    'Hindi dapat lalampas sa %{1} bahagi sa pagitan ng mga slash ang %{0}.',
  'The %{0} field must be %{1}/ with one part after it.':
    'Ang %{0} ay dapat na %{1}/ na may isang bahagi pagkatapos.',
  'The %{0} field must be a page of this website, such as /admission.':
    'Ang %{0} ay dapat na pahina ng website na ito, gaya ng /admission.',
  "the address %{0} is the website's own: nothing else can stand at /%{1}. Choose another.":
    'sa website mismo ang address na %{0}: walang ibang maaaring ilagay sa /%{1}. Pumili ng iba.',
  "the address %{0} can't be opened, since a part of it begins with a dot.":
    'hindi mabubuksan ang address na %{0} dahil nagsisimula sa tuldok ang isang bahagi nito.',
  'the address %{0} looks like a file, not like a page. Leave its ending out.':
    'mukhang file ang address na %{0}, hindi pahina. Alisin ang dulo nito.',
  'the page %{0} makes itself from what is written in the dashboard.':
    'kusang nabubuo ang pahinang %{0} mula sa isinusulat sa dashboard.',
  'The %{0} field must be a colour such as #4b83cc.': 'Ang %{0} ay dapat na kulay gaya ng #4b83cc.',
  'The %{0} field must be a valid date.': 'Dapat ay wastong petsa ang %{0}.',
  'The %{0} field must be a date after or equal to %{1}.': 'Ang %{0} ay hindi dapat mas maaga sa %{1}.',
  'The %{0} field confirmation does not match.': 'Hindi tugma ang pag-ulit ng %{0}.',
  'The %{0} field must be at least %{1} characters.': 'Hindi dapat bababa sa %{1} karakter ang %{0}.',
  'The %{0} field must not be greater than %{1} characters.':
    'Hindi dapat lalampas sa %{1} karakter ang %{0}.',
  'The %{0} field must be at least %{1}.': 'Hindi dapat bababa sa %{1} ang %{0}.',
  'The %{0} field must not be greater than %{1}.': 'Hindi dapat lalampas sa %{1} ang %{0}.',
  'The %{0} field must not be greater than %{1} kilobytes.':
    'Hindi dapat lalampas sa %{1} kilobyte ang %{0}.',
  'The %{0} field must not have more than %{1} megapixels.':
    'Hindi dapat lalampas sa %{1} megapixel ang %{0}.',
  'The %{0} field must not have more than %{1} megapixels as AVIF. Save it smaller, or as a JPEG.':
    'Hindi dapat lalampas sa %{1} megapixel ang %{0} kung AVIF. I-save nang mas maliit, o bilang JPEG.',
  'The %{0} field must not have more than %{1} megapixels as HEIC. Save it smaller, or as a JPEG.':
    'Hindi dapat lalampas sa %{1} megapixel ang %{0} kung HEIC. I-save nang mas maliit, o bilang JPEG.',
  'The %{0} field must not have more than %{1} items.': 'Hindi dapat lalampas sa %{1} ang %{0}.',
  'The %{0} field holds a program: a macro, a script or an embedded object. Save the document without it and send it again.':
    'May program sa %{0}: macro, script o naka-embed na bagay. I-save ang dokumento nang wala iyon at ipadala muli.',
  'This is a HEIC picture of an iPhone, which most browsers can’t show. Send it as a JPEG: on the iPhone choose Settings, Camera, Formats, Most Compatible, or send the picture to yourself by mail.':
    'HEIC na larawan ito ng iPhone, na hindi naipapakita ng karamihan ng browser. Ipadala bilang JPEG: sa iPhone piliin ang Settings, Camera, Formats, Most Compatible, o i-email ang larawan sa sarili.',
  'The %{0} field must be an image.': 'Dapat ay larawan ang %{0}.',
  'The %{0} field could not be read: it is too large to decode. Save it smaller, or as a JPEG.':
    'Hindi nabasa ang %{0}: masyado itong malaki para i-decode. I-save nang mas maliit, o bilang JPEG.',
  'The %{0} field must be a file of type: %{1}.': 'Dapat ay file ang %{0} na ganitong uri: %{1}.',
  'The selected %{0} is invalid.': 'Hindi wasto ang napiling %{0}.',
  'The %{0} has already been taken.': 'May gumagamit na ng %{0} na ito.',
  'The %{0} field must be more than dots: it becomes an address.':
    'Hindi puwedeng puro tuldok ang %{0}: nagiging address ito.',
  'The username field may only hold letters from A to Z, also with accents, numbers, and . _ - @ +':
    'Mga titik A hanggang Z lamang, may tuldik man, numero, at . _ - @ + ang puwede sa username',
  'Codes of your app can not be checked any more, since the key of this server was changed. Please use a recovery code, or ask whoever runs the server.':
    'Hindi na masusuri ang mga code ng iyong app dahil napalitan ang susi ng server na ito. Gumamit ng recovery code, o magtanong sa nagpapatakbo ng server.',
  'Many letters have gone to this address today. Please try again tomorrow.':
    'Marami nang liham ang naipadala sa address na ito ngayong araw. Subukang muli bukas.',
  'The password is incorrect.': 'Mali ang password.',
  'The password is among the most common ones. Please choose another.':
    'Isa ito sa mga pinakakaraniwang password. Pumili ng iba.',
  "The %{0} field can't be used: %{1}": 'Hindi magagamit ang %{0}: %{1}',
  '%{0} (and %{1} more error)': '%{0} (at %{1} pang mali)',
  '%{0} (and %{1} more errors)': '%{0} (at %{1} pang mali)',
}
