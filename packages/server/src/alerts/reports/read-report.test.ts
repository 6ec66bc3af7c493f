import { expect, test } from 'vitest'
import { readReport } from './serve-reports.ts'

const token = 'a'.repeat(43)
const headers = `Message-ID: <alert-7-12@college.example>
List-Unsubscribe:
 <https://college.example/class-status/alerts/${token}/unsubscribe>
Subject: No classes`

const bounce = (fields: string, original = headers) => `From: MAILER-DAEMON@mail.example
Message-ID: <1@mail.example>
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="x"

--x
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; family@home.example
${fields}

--x
Content-Type: text/rfc822-headers

${original}

--x--
`
const complaint = (type: string) =>
  bounce('')
    .replace('delivery-status;', '"feedback-report";')
    .replace('Reporting-MTA', `Feedback-Type: ${type}\nUser-Agent`)
const letter = { alertId: 7, token }

test.each([
  ['Action: failed\nStatus: 5.1.1', '550 5.1.1'],
  ['Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550-5.2.1 The account\n is disabled', '550 5.2.1'],
  ['Action: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 550 5.1.1 Odd', '550 5.2.2'],
  ['Action: failed\nStatus: 4.4.7', '450 4.4.7'],
])('read report: reads a delivery status of %j as %s', (fields, reply) => {
  expect(readReport(bounce(fields))).toEqual({ kind: 'failed', reply, ...letter })
  expect(readReport(bounce(fields).replaceAll('\n', '\r\n'))).toEqual({ kind: 'failed', reply, ...letter })
})

test('read report: recognizes a complaint about abuse', () => {
  expect(readReport(complaint('abuse'))).toEqual({ kind: 'complaint', ...letter })
  expect(readReport(complaint('not-spam'))).toBeUndefined()
})

test.each([
  ['a delayed e-mail', bounce('Action: delayed\nStatus: 4.4.1')],
  ['a report about another e-mail', bounce('Action: failed\nStatus: 5.1.1', 'Subject: Hello')],
  [
    'a report that contains only a contact number',
    bounce('Action: failed\nStatus: 5.1.1', 'Message-ID: <alert-7-12@college.example>'),
  ],
  ['a reply from a person', `Subject: Re: No classes\n\nThank you!\n${headers}`],
  ['an empty message', ''],
])('read report: deactivates nobody after %s', (_what, message) => {
  expect(readReport(message)).toBeUndefined()
})
