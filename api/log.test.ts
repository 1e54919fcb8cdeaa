/** Nothing secret is logged. The log goes to standard output, so a process of its own writes it here. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { loggedPath } from './log.ts'

/** The lines that a script logs; `log` and what else it needs are imported from this folder. */
function logged(script: string): Record<string, unknown>[] {
  const source = `import { log } from '${import.meta.dirname}/log.ts'\n${script}`
  const env = { ...process.env, LOG_LEVEL: 'debug' }
  const out = execFileSync('node', ['--input-type=module', '-e', source], { env, encoding: 'utf8' })
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

const names =
  'authorization cookie set-cookie x-auth-token x-access-token token tokenHash resetToken password currentPassword passwordHash'

// ASVS 16.2.5
test('secrets are cut out by name, also inside other things', () => {
  const secrets = JSON.stringify(Object.fromEntries(names.split(' ').map((name) => [name, 'hunter2'])))
  const lines = logged(`
    const secrets = ${secrets}
    log.info({ ...secrets, kept: 'kept' }, 'flat')
    log.info({ headers: secrets, input: secrets }, 'inside')
    log.info({ req: { headers: secrets }, body: { input: secrets } }, 'deeper')`)
  expect(lines).toHaveLength(3)
  expect(JSON.stringify(lines)).not.toContain('hunter2')
  expect(lines[0]).toMatchObject({ kept: 'kept', msg: 'flat', password: '[redacted]' })
})

test('an error of the database does not bring along what was written', () => {
  const lines = logged(`
    const { testDatabase } = await import('${import.meta.dirname}/testing/database.ts')
    const { makeUser } = await import('${import.meta.dirname}/../prisma/seed/factories/people.ts')
    const { db, close } = await testDatabase()
    const user = { email: 'ann@test.example', passwordHash: 'hunter2', bio: 'hunter2' }
    await makeUser(db, user)
    await makeUser(db, user).catch((err) => log.error({ err }, 'taken'))
    await db.user.create({ data: { ...user, role: 'hunter2' } }).catch((err) => log.error({ err }, 'not valid'))
    await close()`)
  expect(lines.map(({ msg }) => msg)).toEqual(['taken', 'not valid'])
  expect(JSON.stringify(lines)).not.toContain('hunter2')
  expect(JSON.stringify(lines[1]), 'but says what is wrong, and where').toMatch(/Argument `username` is missing.*at /)
})

test('a line has the id of the request that it belongs to', () => {
  const lines = logged(`
    const { UnderWay, within } = await import('${import.meta.dirname}/requestId.ts')
    within(new UnderWay('abc'), () => log.info('inside'))
    log.info('outside')`)
  expect(lines.map(({ requestId }) => requestId)).toEqual(['abc', undefined])
})

test('a path is logged without its query, where tokens may stand', () => {
  expect(loggedPath('/api/user?token=hunter2')).toBe('/api/user')
  expect(loggedPath('/api/user?a=1?token=hunter2')).toBe('/api/user')
  expect(loggedPath('/api/user%3Ftoken%3Dhunter2/x')).toBe('/api/user%3Ftoken%3D[redacted]/x')
  expect(loggedPath('/api/calendar/hunter2.ics')).toBe('/api/calendar/[redacted]')
  expect(loggedPath(undefined)).toBe('')
})
