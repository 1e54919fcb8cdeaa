/** What an integrator reads first on the page of the API: signing in, errors, paging and webhooks. */

const code = (text: string) =>
  `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre>`

const errors: [code: string, status: string, words: string][] = [
  ['UNAUTHENTICATED', '401', 'No session or key, or one that is not valid. Sign in again.'],
  ['FORBIDDEN', '403', 'Your role or key does not allow it.'],
  ['REAUTHENTICATION_REQUIRED', '403', 'Confirm the password and repeat. API keys cannot.'],
  [
    'SECOND_FACTOR_REQUIRED',
    '403',
    'The account has a second factor. Use an API key, or complete the sign-in with the mutation completeSignIn.',
  ],
  ['NOT_FOUND', '404', 'There is no such record, or none that you may see.'],
  ['INVALID', '422, 400', 'fields has the message of each field that is wrong.'],
  ['CONFLICT', '409', 'The record’s state does not allow it, or someone else was first. Read it again.'],
  ['RATE_LIMITED', '429', 'Wait for the seconds in Retry-After.'],
  ['TOO_LARGE, UNSUPPORTED', '413, 415', 'The file or body is too large, or of a kind that is not accepted.'],
  ['MALFORMED', '400', 'The body is not a JSON object.'],
  ['UNAVAILABLE', '503', 'The database or the sandbox cannot answer now. Repeat after Retry-After.'],
  ['INTERNAL', '500', 'Our mistake. requestId names the request in our log.'],
]

const login = (address: string) => `curl -X POST ${address}/api/login \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"researcher@demo.ascent.test","password":"ascent-demo"}'
export TOKEN=…   # the token of the answer, or an API key from the settings`

const graphql = (address: string) => `curl -X POST ${address}/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ projects(first: 3) { totalCount nodes { number title } } }"}'`

const signature = `const header = request.headers['ascent-signature']
const seconds = /^t=(\\d+)/.exec(header)[1]
const signatures = [...header.matchAll(/,v1=([0-9a-f]{64})/g)].map(([, hex]) => Buffer.from(hex, 'hex'))
const expected = createHmac('sha256', secret).update(\`\${seconds}.\${body}\`).digest()
const isOurs = signatures.some((one) => timingSafeEqual(one, expected))`

/** The parts of the guide, each with the name of its heading. */
export const guideParts = ['Getting started', 'Sandbox', 'Errors', 'Paging', 'Webhooks'] as const

const parts: Record<(typeof guideParts)[number], (address: string) => string> = {
  'Getting started': (
    address,
  ) => `<p>Get a token by signing in, or make an API key in the <a href="/settings">settings</a>. A key has
your permissions; without the scope WRITE it only reads. The examples below take either from <code>$TOKEN</code>.</p>
${code(login(address))}<p>Everything is in GraphQL as well, in one request for as much as you need:</p>${code(graphql(address))}`,
  Sandbox: (
    address,
  ) => `<p>A sandbox key reads and changes the data of a demo university, sends no mail and calls no webhook. Make one in the
<a href="/settings?section=keys">settings</a> and choose its role; it begins with <code>ascent_sandbox_</code> and is used like any other key.
Answers have the header <code>Ascent-Sandbox: true</code>. While the sandbox starts, the answer is 503 with <code>Retry-After</code>. Its
data are shared by all sandbox keys and replaced every day. Subscriptions are streams over HTTP there, not websockets.</p>
${code(`export TOKEN=ascent_sandbox_…\ncurl -i -H "Authorization: Bearer $TOKEN" ${address}/api/projects`)}`,
  Errors:
    () => `<p>An error is <code>{message, code, fields?, requestId?}</code>: the message is for people, the code for programs.
In GraphQL the code is <code>extensions.code</code>, and the other fields of the answer are there all the same.</p>
<table><thead><tr><th>Code</th><th>Status</th><th>What to do</th></tr></thead><tbody>${errors
      .map(([name, status, words]) => `<tr><td><code>${name}</code></td><td>${status}</td><td>${words}</td></tr>`)
      .join('')}</tbody></table>`,
  Paging: (
    address,
  ) => `<p><code>page</code> counts from 1 and <code>limit</code> is at most 100. An answer that is a plain array has the
number of all records in <code>X-Total-Count</code> and the addresses of the pages around it in <code>Link</code>.</p>
${code(`curl -i '${address}/api/challenges?page=2&limit=10' \\\n  -H "Authorization: Bearer $TOKEN"`)}<p>In GraphQL every list takes
<code>first</code> and <code>after</code>, or <code>last</code> and <code>before</code>, and answers
<code>totalCount pageInfo nodes edges</code>. A total is counted up to 10,000 (10001 says that there are more), unless you ask for
<code>totalCount(exact: true)</code>. A cursor stays valid when records come and go.</p>`,
  Webhooks:
    () => `<p>Register an https address in the <a href="/settings">settings</a> and choose its events. Each message is a
<code>POST</code> with JSON: <code>event</code>, <code>at</code> and the record. Answer 2xx within ten seconds; else it is tried again,
in order. <code>Ascent-Delivery</code> is the same with each try: ignore numbers that you have seen.</p>
<p><code>Ascent-Signature</code> is <code>t=SECONDS,v1=HEX</code>: the HMAC-SHA256 of <code>SECONDS.BODY</code> with the secret that was
shown when you registered. For a day after you made a new secret there is a second <code>,v1=HEX</code> with the one before. Refuse
messages that are more than five minutes old.</p>${code(signature)}`,
}

/** The guide as HTML, with the address that the platform has. */
export const guide = (address: string) =>
  guideParts
    .map((name) => {
      const id = name.toLowerCase().replaceAll(' ', '-')
      return `<section class="guide" aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${parts[name](address)}</section>`
    })
    .join('')
