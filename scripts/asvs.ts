// node scripts/asvs.ts: writes the table of docs/security.md from the tests. `// ASVS 7.2.4` above a test names what it proves.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The requirements of OWASP ASVS 5.0.0, levels 1 and 2 (and two of level 3), that tests prove. */
const requirements: Record<string, string> = {
  '1.2.10': 'Exports are safe from formula injection',
  '1.3.6': 'Requests to addresses from users reach only allowed hosts (SSRF)',
  '2.3.4': 'Limited resources are never given twice',
  '3.3.1': 'Cookies are Secure, with the __Host- prefix',
  '3.3.4': 'Session cookies are HttpOnly',
  '3.4.1': 'Strict-Transport-Security is sent',
  '3.4.2': 'CORS allows no unknown origin',
  '3.4.3': 'Content-Security-Policy is sent',
  '3.4.4': 'X-Content-Type-Options: nosniff is sent',
  '3.4.5': 'Referrer-Policy leaks no address',
  '3.4.6': 'No other site may frame a page',
  '3.5.1': 'Cross-site requests change nothing (CSRF)',
  '3.7.2': 'Redirects lead only to allowed places',
  '4.3.1': 'GraphQL limits depth, amount and cost of a query',
  '4.4.2': 'WebSocket handshakes check the Origin',
  '5.2.2': 'The content of an uploaded file matches its extension',
  '5.4.2': 'File names in downloads are encoded',
  '5.4.3': 'Uploads are scanned for malware, where a scanner is configured',
  '6.2.1': 'Passwords have at least 8 characters',
  '6.2.3': 'Changing a password needs the current one',
  '6.2.4': 'Common passwords are refused',
  '6.3.1': 'Guessing passwords is limited',
  '6.3.3': 'Roles must have a second factor, where administrators say so',
  '6.3.8': 'Answers do not reveal which accounts exist',
  '6.4.1': 'Activation and reset links expire and work once',
  '6.5.1': 'Codes and recovery codes work once',
  '7.2.3': 'Session tokens are random, and only their hash is stored',
  '7.2.4': 'Signing in makes a new session and ends the current one',
  '7.3.1': 'Sessions end after inactivity',
  '7.3.2': 'Sessions have a maximum lifetime',
  '7.4.1': 'A session that ended cannot be used again',
  '7.4.2': 'Disabling an account ends its sessions',
  '7.4.3': 'A new password ends the other sessions',
  '7.5.1': 'Sensitive changes need a recent password',
  '7.5.2': 'People see and end their sessions',
  '8.2.1': 'Functions are open only to roles with the permission',
  '8.2.2': 'Records are open only to those in the right relation to them',
  '8.2.3': 'Fields that may not be read cannot be filtered or sorted by',
  '8.3.1': 'The server enforces authorization on every way to a record',
  '11.3.2': 'Encryption is authenticated, with approved algorithms',
  '14.2.1': 'Tokens are not in addresses, logs or traces',
  '16.2.5': 'Logs contain no secrets',
  '16.3.1': 'Authentication, successful or not, is logged',
  '16.3.2': 'Refused authorization is logged',
  '16.5.1': 'Unexpected errors show a generic message',
}

const root = path.join(import.meta.dirname, '..')
const page = path.join(root, 'docs/security.md')
const [begin, end] = ['<!-- asvs -->\n', '<!-- /asvs -->']

/** Returns each annotated requirement with the test files that prove it. */
function proofs(): Map<string, Set<string>> {
  const files = execFileSync('git', ['grep', '-lE', '^ *// ASVS [0-9]', '--', '*.test.ts', '*.test.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
  const found = new Map<string, Set<string>>()
  for (const file of files.trim().split('\n'))
    for (const [, ids] of readFileSync(path.join(root, file), 'utf8').matchAll(/^ *\/\/ ASVS (.+)$/gm))
      for (const id of ids!.split(', ')) found.set(id, (found.get(id) ?? new Set()).add(file))
  return found
}

/** Returns the page with its table as the tests are now; throws for an annotation without a requirement. */
export function securityPage(): string {
  const found = proofs()
  const unknown = [...found.keys()].filter((id) => !requirements[id])
  if (unknown.length) throw new Error(`scripts/asvs.ts has no requirement ${unknown.join(', ')}`)
  const unproven = Object.keys(requirements).filter((id) => !found.has(id))
  if (unproven.length) throw new Error(`no test says that it proves ASVS ${unproven.join(', ')}`)
  const rows = Object.entries(requirements)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([id, words]) => `- **${id}** ${words}: ${[...found.get(id)!].toSorted().map(link).join(', ')}`)
  const text = readFileSync(page, 'utf8')
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)]
  return `${text.slice(0, from)}\n${rows.join('\n')}\n\n${text.slice(to)}`
}

const link = (file: string) => `[${path.basename(file).replace(/\.test\.tsx?$/, '')}](../${file})`

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, securityPage())
