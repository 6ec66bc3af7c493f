/** The library of pictures: what its declaration, its dialogs and the server say. */
export const pictures = {
  Pictures: 'Mga Larawan',
  Caption: 'Caption',
  Credit: 'Kumuha ng larawan',
  'Whom it shows': 'Kung sino ang nasa larawan',
  'Agreed until': 'Pumayag hanggang',
  'Focal point, from the left': 'Pinakamahalagang bahagi, mula sa kaliwa',
  'Focal point, from the top': 'Pinakamahalagang bahagi, mula sa itaas',
  Shown: 'Ipinapakita',
  Width: 'Lapad',
  Height: 'Taas',
  Size: 'Laki',
  'Uploaded by': 'Nag-upload',
  Uploaded: 'Na-upload',

  'Take down': 'Tanggalin sa website',
  'Taken down': 'Tinanggal sa website',
  'Take down %{0}': 'Tanggalin sa website ang %{0}',
  'Take down %{0}? It vanishes at once from every page, slide and list. For 30 days it can be put back; then it is deleted for good.':
    'Tanggalin sa website ang “%{0}”? Agad itong mawawala sa bawat pahina, slide at listahan. Maibabalik ito sa loob ng 30 araw; pagkatapos ay tuluyan na itong mabubura.',

  'Every picture that was uploaded, with where it is used. What is changed here changes wherever the picture is.':
    'Lahat ng larawang na-upload, kasama kung saan ginagamit. Ang babaguhin dito ay magbabago saanman naroon ang larawan.',
  'Say what the picture shows, for people who can’t see it. It goes along wherever the picture is chosen.':
    'Sabihin kung ano ang nasa larawan, para sa mga hindi nakakakita nito. Kasama ito saanman piliin ang larawan.',
  'A line that is shown below the picture.': 'Isang linya na ipinapakita sa ilalim ng larawan.',
  'Who took it, as the photographer wants to be named.':
    'Ang kumuha ng larawan, ayon sa gusto niyang pagpapangalan.',
  'The names of the people in it, for the office only. Visitors never see them.':
    'Ang mga pangalan ng mga tao rito, para sa opisina lamang. Hindi ito nakikita ng mga bisita.',
  'The last day to which the people in it, or their families, have agreed.':
    'Ang huling araw na pinayagan ng mga taong nasa larawan, o ng kanilang pamilya.',

  'The picture was taken down. It can be put back for 30 days.':
    'Tinanggal na ang larawan sa website. Maibabalik ito sa loob ng 30 araw.',
  'The picture is back.': 'Naibalik na ang larawan.',
  'The picture is in the library.': 'Nasa library na ang larawan.',
  '%{0} pictures are in the library.': 'Nasa library na ang %{0} larawan.',
  'This picture is no longer here.': 'Wala na rito ang larawang ito.',
  'This picture was taken down. It is deleted by itself 30 days later; until then it can only be put back.':
    'Tinanggal na ang larawang ito sa website. Kusa itong mabubura pagkalipas ng 30 araw; hanggang noon, maibabalik lamang ito.',
  'Used in': 'Ginagamit sa',
  'This picture was taken down and can not be uploaded again. Who may take down pictures can put it back in the library.':
    'Tinanggal na ang larawang ito sa website at hindi na maia-upload muli. Maibabalik ito sa library ng may pahintulot na magtanggal ng mga larawan.',
  'This picture was taken down more than 30 days ago, and is deleted.':
    'Mahigit 30 araw na mula nang tanggalin ang larawang ito, kaya nabura na ito.',
  'The same picture is in the library again.': 'Nasa library na muli ang parehong larawan.',
  'The picture is used in %{0} places, which would be left without it.':
    'Ginagamit ang larawan sa %{0} lugar, na mawawalan nito.',
  'The picture is used in one place, which would be left without it.':
    'Ginagamit ang larawan sa isang lugar, na mawawalan nito.',
  'The crop must lie within the picture.': 'Dapat ay nasa loob ng larawan ang crop.',
  'What is left of the picture would be too small.': 'Magiging masyadong maliit ang matitira sa larawan.',
  'A moving picture can not be turned or cropped.': 'Hindi mai-rotate o mako-crop ang gumagalaw na larawan.',
  'The picture was changed wherever it is used.': 'Nabago na ang larawan saanman ito ginagamit.',
  'The picture was replaced wherever it is used.': 'Napalitan na ang larawan saanman ito ginagamit.',
  '%{0} Its shape is another, so its focal point is in the middle again. Please check that the important part is still shown.':
    '%{0} Iba na ang hugis nito, kaya nasa gitna na muli ang pinakamahalagang bahagi. Pakitingnan kung kita pa ang mahalaga.',

  // The library
  'Add pictures': 'Magdagdag ng mga larawan',
  'Add %{count} pictures': 'Idagdag ang %{count} larawan',
  'Add the picture': 'Idagdag ang larawan',
  'Only pictures can be uploaded here.': 'Mga larawan lamang ang maia-upload dito.',
  'Search by description': 'Maghanap ayon sa paglalarawan',
  Unused: 'Hindi ginagamit',
  'Agreement ends soon': 'Malapit nang matapos ang pahintulot',
  'Arrow keys move, Enter opens, Space selects.':
    'Gumagalaw ang mga arrow key, nagbubukas ang Enter, pumipili ang Space.',
  'No description yet': 'Wala pang paglalarawan',
  'Select: %{name}': 'Piliin: %{name}',
  'Can be put back until %{day}': 'Maibabalik hanggang %{day}',
  'Agreed until %{day}': 'Pumayag hanggang %{day}',

  // The chooser
  'Put back': 'Ibalik',
  Library: 'Library',
  'Upload new': 'Mag-upload ng bago',
  'There are no pictures yet. Upload the first one.': 'Wala pang mga larawan. I-upload ang una.',
  'Show more': 'Magpakita pa',
  'Insert %{count} pictures': 'Ilagay ang %{count} larawan',
  'Insert those that were added': 'Ilagay ang mga naidagdag na',
  'Upload and insert': 'I-upload at ilagay',
  'Upload and insert %{count} pictures': 'I-upload at ilagay ang %{count} larawan',

  // Turning and cropping
  'What is kept: move it by arrow keys': 'Ang matitira: igalaw gamit ang mga arrow key',
  'Top left corner': 'Kaliwang sulok sa itaas',
  'Top edge': 'Itaas na gilid',
  'Top right corner': 'Kanang sulok sa itaas',
  'Right edge': 'Kanang gilid',
  'Bottom right corner': 'Kanang sulok sa ibaba',
  'Bottom edge': 'Ibabang gilid',
  'Bottom left corner': 'Kaliwang sulok sa ibaba',
  'Left edge': 'Kaliwang gilid',
  'Turn and crop': 'I-rotate at i-crop',
  'Turn right': 'I-rotate pakanan',
  Proportions: 'Proporsiyon',
  Free: 'Kahit ano',
  'As uploaded': 'Gaya ng na-upload',
  'Save everywhere': 'I-save saanman',

  // A picture's page
  '%{width} × %{height} pixels, %{size}': '%{width} × %{height} pixel, %{size}',
  'Where it is used': 'Kung saan ito ginagamit',
  'How it is cut': 'Kung paano ito kino-crop',
  'It isn’t used anywhere.': 'Hindi ito ginagamit kahit saan.',
  'It vanishes from:': 'Mawawala ito sa:',
  'These places link to it:': 'Ang mga lugar na ito ay may link papunta rito:',
  'Nothing links to it.': 'Walang link na papunta rito.',
  'These places would be left without it:': 'Ang mga lugar na ito ay mawawalan nito:',
  'Are you sure that you want to delete this?': 'Sigurado ka bang gusto mo itong burahin?',
  'Something that you may not see': 'Isang bagay na hindi mo maaaring makita',
  'In the trash': 'Nasa basurahan',
  'Not published': 'Hindi naka-publish',
  'Visitors don’t see it any more. It can be put back until %{day}; then it is deleted for good.':
    'Hindi na ito nakikita ng mga bisita. Maibabalik ito hanggang %{day}; pagkatapos ay tuluyan na itong mabubura.',
  'As a slide': 'Bilang slide',
  'As a slide on a phone': 'Bilang slide sa telepono',
  'As a card': 'Bilang card',
  'In a list': 'Sa isang listahan',
  'Focal point': 'Pinakamahalagang bahagi',
  'Focal point: %{x} % from the left, %{y} % from the top':
    'Pinakamahalagang bahagi: %{x} % mula sa kaliwa, %{y} % mula sa itaas',
  'Click on what matters most, or move the point by arrow keys: it stays in sight wherever the picture is cut.':
    'I-click ang pinakamahalaga, o igalaw ang punto gamit ang mga arrow key: makikita pa rin ito saanman i-crop ang larawan.',
  'Back to the middle': 'Ibalik sa gitna',
  Replace: 'Palitan',
  'Replace the picture everywhere': 'Palitan ang larawan saanman',
  'Drop a picture here, or': 'Ihulog dito ang larawan, o',
  'Choose another': 'Pumili ng iba',
  'These places will show the new one:': 'Ipapakita ng mga lugar na ito ang bago:',
  'Description, caption and agreement stay as they are. Please look at them afterwards.':
    'Mananatili ang paglalarawan, caption at pahintulot. Pakitingnan ang mga ito pagkatapos.',
  'Pictures whose agreement ends soon': 'Mga larawang malapit nang matapos ang pahintulot',
  'Open in the library': 'Buksan sa library',
  'Open in the library: %{name}': 'Buksan sa library: %{name}',
  'This picture isn’t in the library.': 'Wala sa library ang larawang ito.',
  'Pictures of this text': 'Mga larawan ng tekstong ito',
  'Choose from the library': 'Pumili mula sa library',
  'this picture': 'ang larawang ito',
}
