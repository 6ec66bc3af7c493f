/** Writing an update: when it is published, how it will look, and its editor. */
export const updates = {
  Publish: 'I-publish',
  Now: 'Ngayon',
  'At a time': 'Sa takdang oras',
  'Publish at': 'I-publish sa',
  'Save draft': 'I-save ang draft',
  Schedule: 'I-schedule',
  'Visitors see it as soon as it is saved.': 'Makikita ito ng mga bisita pagka-save.',
  'Visitors have seen it since %{when}.': 'Nakikita na ito ng mga bisita mula pa noong %{when}.',
  'Visitors will not see it any more.': 'Hindi na ito makikita ng mga bisita.',
  'Only staff see it.': 'Mga kawani lamang ang nakakakita nito.',
  'This time is past: visitors see it once it is saved, dated %{when}.':
    'Lumipas na ang oras na ito: makikita ito ng mga bisita pagka-save, na may petsang %{when}.',
  'Visitors will not see it again before %{when}.':
    'Hindi ito muling makikita ng mga bisita bago ang %{when}.',
  'It will be published by itself on %{when}.': 'Kusa itong mapa-publish sa %{when}.',

  'This text was written with another editor, and only its words can be shown here.':
    'Isinulat ang tekstong ito sa ibang editor, at mga salita lamang nito ang maipapakita dito.',
  'This text was written with another editor and holds what this one would lose. It stays as it is; everything else can be changed.':
    'Isinulat ang tekstong ito sa ibang editor at may lamang mawawala sa editor na ito. Mananatili ito; mababago ang lahat ng iba pa.',
  "This text was written with another editor. Once you change it, it is kept in this one's form.":
    'Isinulat ang tekstong ito sa ibang editor. Kapag binago mo ito, itatago na ito sa anyo ng editor na ito.',

  'View on website': 'Tingnan sa website',
  View: 'Tingnan',
  'Copy link': 'Kopyahin ang link',
  Share: 'Ibahagi',
  'Ready text': 'Nakahandang teksto',
  'Facebook and Messenger open in a new tab. The text is copied for you to paste there.':
    'Magbubukas ang Facebook at Messenger sa bagong tab. Nakopya na ang teksto para i-paste mo roon.',
  'Copy text': 'Kopyahin ang teksto',
  'Copied.': 'Nakopya na.',
  'This browser does not let it be copied. Please select and copy it yourself.':
    'Hindi pinahihintulutan ng browser na ito ang pagkopya. Pakipili at pakikopya ito.',
  'Preview link': 'Link ng preview',
  'Whoever has the link sees the update as it would be, without an account, for %{days} days, and can comment. Comments come to you by mail.':
    'Makikita ng sinumang may link ang update gaya ng magiging anyo nito, nang walang account, sa loob ng %{days} araw, at makapagko-comment siya. Darating sa email mo ang mga comment.',
  'Make a link and copy it': 'Gumawa ng link at kopyahin ito',
  'Links that work': 'Mga gumaganang link',
  'By %{name}, until %{when}': 'Ni %{name}, hanggang %{when}',
  Duplicate: 'I-duplicate',
  '%{title} (copy)': '%{title} (kopya)',

  Preview: 'I-preview',
  Phone: 'Telepono',
  Computer: 'Computer',
  'The page as visitors will see it': 'Ang pahina gaya ng makikita ng mga bisita',

  'Describe the picture': 'Ilarawan ang larawan',
  "What matters in it, for people who can't see it.": 'Ang mahalaga rito, para sa mga hindi makakita nito.',
  "Decorative: it tells nothing that the text doesn't": 'Palamuti: wala itong sinasabing wala sa teksto',
  'Please describe it, or mark it as decorative.': 'Pakilarawan ito, o markahang palamuti.',
  'Please keep it under 500 characters.': 'Pakiiklian nang wala pang 500 karakter.',
  Describe: 'Ilarawan',
  Insert: 'Ilagay',
  'Add the missing description': 'Idagdag ang kulang na paglalarawan',
  'Please describe each picture, or mark it as decorative.':
    'Pakilarawan ang bawat larawan, o markahan itong palamuti.',
  'A picture could not be pasted along. Please add it by itself.':
    'May larawang hindi naisama sa pag-paste. Pakidagdag ito nang hiwalay.',
  '%{count} pictures could not be pasted along. Please add them by themselves.':
    'May %{count} larawang hindi naisama sa pag-paste. Pakidagdag ang mga ito nang hiwalay.',
  'Only pictures can be put into the text.': 'Mga larawan lamang ang mailalagay sa teksto.',
  'Uploading the picture': 'Ina-upload ang larawan',
  Upload: 'Pag-upload',
  'Picture file': 'File ng larawan',
  'This has grown heavy for phones: about %{size} KB, some %{seconds} seconds on a slow connection. Fewer pictures make it lighter.':
    'Mabigat na ito para sa mga telepono: mga %{size} KB, humigit-kumulang %{seconds} segundo sa mabagal na koneksiyon. Gagaan ito kung babawasan ang larawan.',

  'Kind of line': 'Uri ng linya',
  Normal: 'Karaniwan',
  'Language of the words': 'Wika ng mga salita',
  "The website's language": 'Wika ng website',
  Filipino: 'Filipino',
  English: 'Ingles',
  Cebuano: 'Sebwano',
  Ilocano: 'Ilokano',
  Spanish: 'Espanyol',
  Latin: 'Latin',
  Link: 'Link',
  Address: 'Address',
  Change: 'Baguhin',
  'A link must lead to a web page, an e-mail address, a telephone number or a page of this site.':
    'Dapat patungo ang link sa isang web page, email address, numero ng telepono o pahina ng site na ito.',

  Color: 'Kulay',
  Highlight: 'Highlight',
  None: 'Wala',
  Grey: 'Abo',
  Red: 'Pula',
  Orange: 'Kahel',
  Yellow: 'Dilaw',
  Green: 'Berde',
  Blue: 'Asul',
  Purple: 'Lila',
  darkest: 'pinakamadilim',
  dark: 'madilim',
  medium: 'katamtaman',
  light: 'mapusyaw',
  lightest: 'pinakamapusyaw',
  'Publish at a time': 'I-publish sa takdang oras',
  'Change category': 'Palitan ang kategorya',
  'Its time of publication was changed.': 'Nabago na ang oras ng pag-publish nito.',
  'Its category was changed.': 'Nabago na ang kategorya nito.',
  'Its last day is over before it appears. Please choose a later one.':
    'Tapos na ang huling araw nito bago pa ito lumabas. Pumili ng mas huling araw.',
  'It has days, which only news and events have. Take them out in its form first.':
    'May mga araw ito, na para lamang sa mga balita at kaganapan. Alisin muna ang mga iyon sa form nito.',
}
