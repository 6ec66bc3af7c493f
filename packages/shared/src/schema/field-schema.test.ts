import { describe, expect, test } from 'vitest'
import { event, person } from '../../../../tests/support/input/inputs.ts'
import {
  address,
  boolean,
  color,
  drawing,
  longText,
  number,
  optional,
  password,
  reference,
  text,
  url,
  visitorEmail,
} from '@kampana/engine-declare/kinds/index'
import { registerForm } from '@kampana/engine-declare/forms/forms'
import { updates } from '../resources/updates.ts'
import { users } from '../resources/users.ts'
import { readInput } from '@kampana/engine-declare/testing/read-input'

describe('one field', () => {
  const read = (fields: Parameters<typeof readInput>[0], value: unknown) => readInput(fields, { it: value })

  test('trims text, and reads empty text as null', () => {
    expect(read({ it: text('It') }, '  a  ')).toEqual({ input: { it: 'a' } })
    expect(read({ it: optional(text('It')) }, '   ')).toEqual({ input: { it: null } })
    expect(read({ it: text('It') }, '')).toEqual({ errors: { it: ['The it field is required.'] } })
  })

  test('rejects text in the wrong format, with an example', () => {
    const hour = text('It', { form: { pattern: '[1-9] [AP]M', example: '5 AM' } })
    expect(read({ it: hour }, ' 5 AM ')).toEqual({ input: { it: '5 AM' } })
    for (const value of ['five', '5 AM or so', 'at 5 AM'])
      expect(read({ it: hour }, value)).toEqual({
        errors: { it: ['The it field must be in the format 5 AM.'] },
      })
  })

  test.each(['https://a.example/', '/admission', 'mailto:info@a.example', 'tel:+63745550121'])(
    'accepts the contact address %s',
    (value) => {
      const link = url('It', { orPage: true, orContact: true })
      expect(read({ it: link }, value)).toEqual({ input: { it: value } })
      expect(read({ it: link }, `javascript:${value}`)).toMatchObject({
        errors: { it: [expect.stringContaining('mailto: or tel:')] },
      })
    },
  )

  test('keeps one-line text on one line, and the lines of longer text', () => {
    for (const lineBreak of ['\r\n', '\u0085', '\u2028', '\u2029'])
      expect(read({ it: text('It') }, `a${lineBreak}b`)).toEqual({ input: { it: 'a b' } })
    expect(read({ it: longText('It') }, 'a\r\nb')).toEqual({ input: { it: 'a\r\nb' } })
  })

  test('removes direction overrides from one-line text, but keeps right-to-left text', () => {
    const turned = '\u2067exam\u202Efdp\u202c.exe\u2069'
    expect(read({ it: text('It') }, turned)).toEqual({ input: { it: 'examfdp.exe' } })
    expect(read({ it: text('It') }, '\u202e')).toEqual({ errors: { it: ['The it field is required.'] } })
    expect(read({ it: text('It') }, 'مدرسة')).toEqual({ input: { it: 'مدرسة' } })
  })

  test('counts characters, so that 255 emoji fit like 255 letters', () => {
    expect(read({ it: text('It') }, '🎓'.repeat(255))).toEqual({ input: { it: '🎓'.repeat(255) } })
    expect(read({ it: text('It') }, 'a'.repeat(256))).toEqual({
      errors: { it: ['The it field must not be greater than 255 characters.'] },
    })
  })

  test.each(['a\0b', '\u0007', 'half \ud83c of one'])('rejects %j as text', (value) => {
    expect(read({ it: text('It') }, value)).toEqual({
      errors: { it: ['The it field contains invalid characters.'] },
    })
  })

  test.each([1, true, {}, ['a']])("doesn't convert %j to text", (value) => {
    expect(read({ it: text('It') }, value)).toEqual({ errors: { it: ['The it field must be a string.'] } })
  })

  test('keeps spaces in a password of 8 to 128 characters', () => {
    expect(read({ it: password('It') }, ' 1234567 ')).toEqual({ input: { it: ' 1234567 ' } })
    expect(read({ it: password('It') }, '1234567')).toEqual({
      errors: { it: ['The it field must be at least 8 characters.'] },
    })
    expect(read({ it: password('It') }, 'a'.repeat(129))).toEqual({
      errors: { it: ['The it field must not be greater than 128 characters.'] },
    })
  })

  test.each([
    ['5', 5],
    [' 5.5 ', 5.5],
    [-1, -1],
  ])('accepts the number %j', (sent, value) => {
    expect(read({ it: number('It') }, sent)).toEqual({ input: { it: value } })
  })

  test.each(['five', '0x10', true, [5]])('rejects %j as a number', (value) => {
    expect(read({ it: number('It') }, value)).toEqual({ errors: { it: ['The it field must be a number.'] } })
  })

  test('checks the bounds of a number', () => {
    const it = number('It', { min: 1, max: 9 })
    expect(read({ it }, 0)).toEqual({ errors: { it: ['The it field must be at least 1.'] } })
    expect(read({ it }, 10)).toEqual({ errors: { it: ['The it field must not be greater than 9.'] } })
  })

  test.each([
    [true, 1],
    [false, 0],
    [1, 1],
    [0, 0],
    ['1', 1],
  ])('reads the boolean %j as %j', (sent, value) => {
    expect(read({ it: boolean('It') }, sent)).toEqual({ input: { it: value } })
  })

  test.each(['yes', 2, []])('rejects %j as a boolean', (value) => {
    expect(read({ it: boolean('It') }, value)).toEqual({
      errors: { it: ['The it field must be true or false.'] },
    })
  })

  test("reads another record's id under the input name", () => {
    const fields = { role: reference('Role', 'roles', 'role_id') }
    expect(readInput(fields, { role_id: '7' })).toEqual({ input: { role_id: 7 } })
    expect(readInput(fields, { role_id: 1.5 })).toEqual({
      errors: { role_id: ['The role id field must be an integer.'] },
    })
    expect(readInput(fields, { role: 7, role_id: 7 })).toEqual({
      errors: { role: ['The role field is prohibited.'] },
    })
  })
})

describe('relations to many', () => {
  const read = (roleIds: unknown) => readInput(users.fields, { roleIds })

  test('accept ids, also none', () => {
    expect(read([1, '2'])).toEqual({ input: { roleIds: [1, 2] } })
    expect(read([])).toEqual({ input: { roleIds: [] } })
  })

  test.each([[[1, 1]], [Array.from({ length: 1001 }, (_, index) => index + 1)]])(
    'reject duplicates and too many ids',
    (ids) => {
      expect(read(ids)).toEqual({ errors: { roleIds: ['The selected role ids is invalid.'] } })
    },
  )

  test('name the invalid record', () => {
    expect(read([1, 'x', -2])).toEqual({
      errors: {
        'roleIds.1': ['The role ids field must be an integer.'],
        'roleIds.2': ['The selected role ids is invalid.'],
      },
    })
    expect(read('1')).toEqual({ errors: { roleIds: ['The role ids field must be an array.'] } })
  })
})

describe('addresses', () => {
  test.each(["o'brien+x@mail.example.com", 'a@xn--bcher-kva.example'])('accept %s', (email) => {
    expect(readInput(registerForm, { ...person, email })).toHaveProperty('input.email', email)
  })

  test.each(['ana', 'ana@', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: d@e.f', 'a b@c.d', '<a@b.c>', 'a@b..c'])(
    'reject %j',
    (email) => {
      expect(readInput(registerForm, { ...person, email })).toEqual({
        errors: { email: ['The email field must be a valid email address.'] },
      })
    },
  )

  test.each(['a@b', 'a@localhost', 'a@127.0.0.1', 'a@family.1', 'a@family.c'])(
    'reject %s for a family or visitor, but accept it for an account',
    (email) => {
      expect(readInput({ email: visitorEmail('Email') }, { email })).toEqual({
        errors: { email: ['The email field must be a valid email address.'] },
      })
      expect(readInput(registerForm, { ...person, email })).toHaveProperty('input.email', email)
    },
  )

  test.each(['Ana@Family.EXAMPLE', 'a@b.ph', 'a@b.xn--p1ai'])('accept %s for a family', (email) => {
    expect(readInput({ email: visitorEmail('Email') }, { email })).toEqual({ input: { email } })
  })
})

describe('addresses of pages', () => {
  const read = (it: unknown) => readInput({ it: address('It') }, { it })

  test.each([
    '/alumni',
    '/academics/school-of-nursing',
    "/about-us/st.arnold's-prayer",
    '/about-us/mission,-vision-&-goal',
    '/academics/programs/bachelor-of-laws',
    '/1/2/3/4/5/6/7/8/9/10/11/12',
  ])('accept %s', (path) => {
    expect(read(` ${path} `)).toEqual({ input: { it: path } })
  })

  const syntax =
    'The it field must be an address such as /academics/school-of-nursing, with lowercase letters, digits and hyphens between slashes.'
  const own = 'is not available because the website reserves'
  test.each<[unknown, string]>([
    ['alumni', syntax],
    ['/Alumni', syntax],
    ['/alumni/', syntax],
    ['//evil.example', syntax],
    ['/a//b', syntax],
    ['/a/../b', syntax],
    ['/a/./b', syntax],
    ['/.git/config', syntax],
    ['/a%2fb', syntax],
    ['/niño', syntax],
    ['/a?b', syntax],
    ['/a b', syntax],
    ['https://college.example/alumni', syntax],
    [7, 'The it field must be a string.'],
    [`/${'a'.repeat(200)}`, 'The it field must not be greater than 200 characters.'],
    ['/1/2/3/4/5/6/7/8/9/10/11/12/13', 'The it field must not have more than 12 segments between slashes.'],
    ['/logout', `The it field can't be used: the address /logout ${own} /logout. Choose another address.`],
    [
      '/files/form',
      `The it field can't be used: the address /files/form ${own} /files. Choose another address.`,
    ],
    [
      '/robots.txt',
      "The it field can't be used: the address /robots.txt looks like a file. Remove the file extension.",
    ],
    ...['/', '/career', '/updates/announcements/open-day'].map((path): [string, string] => [
      path,
      `The it field can't be used: the website builds the page ${path} from records in the dashboard.`,
    ]),
  ])('reject %j', (path, problem) => {
    expect(read(path)).toEqual({ errors: { it: [problem] } })
  })

  test('accept nothing else for a field that names a page', () => {
    const fields = { it: url('It', { orPage: 'only' }) }
    expect(readInput(fields, { it: '/admission' })).toEqual({ input: { it: '/admission' } })
    expect(readInput(fields, { it: 'https://college.example/' })).toEqual({
      errors: { it: ['The it field must be a page of this website, such as /admission.'] },
    })
  })

  test.each(['/academics/programs', '/academics/programs/', '/academics/programs/a/b', '/academics/nursing'])(
    "reject %s, which isn't a child of the required page",
    (path) => {
      const fields = { it: address('It', { under: '/academics/programs' }) }
      expect(readInput(fields, { it: '/academics/programs/stem' })).toEqual({
        input: { it: '/academics/programs/stem' },
      })
      expect(readInput(fields, { it: path })).toHaveProperty('errors.it')
    },
  )
})

describe('colors', () => {
  const read = (it: unknown) => readInput({ it: color('It') }, { it })

  test.each(['#4b83cc', ' #4B83CC', '4b83cc'])('accept %j', (sent) => {
    expect(read(sent)).toEqual({ input: { it: '#4b83cc' } })
    expect(read('#fff')).toEqual({ input: { it: '#ffffff' } })
  })

  test.each(['blue', '#4b83c', '#4b83cc80', 'url(x)', '#4b83cc;x:y'])('reject %j', (sent) => {
    expect(read(sent)).toEqual({ errors: { it: ['The it field must be a color such as #4b83cc.'] } })
  })
})

describe('drawings', () => {
  const read = (it: unknown) => readInput({ it: drawing('It') }, { it })
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`

  test('are stored unchanged', () => {
    const drawn = svg('<path d="M0 0h1"/>')
    expect(read(` ${drawn}\n`)).toEqual({ input: { it: drawn } })
  })

  test.each([
    [svg('<script>alert(1)</script>'), '<script> is not allowed in a drawing.'],
    [svg('<foreignObject/>'), '<foreignObject> is not allowed in a drawing.'],
    [svg('<path onload="alert(1)"/>'), 'onload runs a script.'],
    [
      svg('<image href="https://evil.example/a"/>'),
      'href="https://evil.example/a" links outside the drawing.',
    ],
    [`<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('')}`, 'its DOCTYPE declares entities, which are not allowed.'],
    [
      `<!DOCTYPE svg SYSTEM "file:///etc/passwd">${svg('')}`,
      'it has a DOCTYPE. Delete that line from the file or save the drawing as plain SVG.',
    ],
    [svg(`<desc>${'a'.repeat(100_000)}</desc>`), 'it is larger than 100 KB. Choose a simpler drawing.'],
  ])('are rejected if they run, load or explode (%#)', (drawn, problem) => {
    expect(read(drawn)).toEqual({ errors: { it: [`The it field can't be used: ${problem}`] } })
  })
})

describe('days', () => {
  const read = (day: unknown) => readInput(updates.fields, { ...event, from: day, to: '2999-01-01' })

  test('accept February 29 in leap years', () => {
    expect(read('2028-02-29')).toHaveProperty('input.from', '2028-02-29')
  })

  test.each(['2027-02-29', '2026-13-01', '21/11/2026', '2026-11-21T00:00:00Z', 20261121])(
    'reject %j',
    (day) => {
      expect(read(day)).toEqual({ errors: { from: ['The from field must be a valid date.'] } })
    },
  )
})
