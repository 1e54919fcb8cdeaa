/** Invitations of several people from a CSV file: what is wrong by row and field, all or nobody, and for administrators alone. */
import { expect, test } from 'vitest'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
await db.user.update({ where: { id: (await person(db, 'EXPERT')).id }, data: { email: 'taken@test.example' } })

const look = async (csv: string, as: Viewer | null = admin) => {
  const source =
    'query ($csv: String!) { invitationRows(csv: $csv) { row name email role problems { field message } } }'
  const { data, codes, errors } = await run(db, source, { as, variables: { csv } })
  return { rows: data?.['invitationRows'] as unknown as { row: number; problems: object[] }[], codes, errors }
}
const invite = (csv: string, as: Viewer | null = admin) =>
  perform(db, 'inviteUsers', { csv, message: 'Welcome' }, { as })
const header = 'Name;Email;Role;Department\n'

test('names row and field of what is wrong, and invites nobody then', async () => {
  const csv = `${header}Ann Lee;ann@test.example;Researcher;Physics\n;nobody;Wizard;\nBob;ANN@test.example;EXPERT;\nCy;taken@test.example;investor;`
  const { rows } = await look(csv)
  expect(rows.map(({ row, problems }) => [row, problems])).toEqual([
    [2, []],
    [
      3,
      expect.arrayContaining([
        expect.objectContaining({ field: 'name' }),
        expect.objectContaining({ field: 'email' }),
        expect.objectContaining({ field: 'role' }),
      ]),
    ],
    [4, [{ field: 'email', message: 'This address is already in row 2.' }]],
    [5, [expect.objectContaining({ field: 'email' })]],
  ])
  const { codes, errors } = await invite(csv)
  expect(codes).toEqual(['INVALID'])
  expect(JSON.stringify(errors)).toContain('Row 3')
  expect(await db.user.count({ where: { email: 'ann@test.example' } })).toBe(0)
})

test('invites everybody with role and department, and mails each a link', async () => {
  const { codes } = await invite(
    `${header}Dee Ray;dee@test.example;Commercialization Team;Office\nEli;eli@test.example;RESEARCHER;`,
  )
  expect(codes).toEqual([])
  expect(
    await db.user.findMany({
      where: { email: { in: ['dee@test.example', 'eli@test.example'] } },
      select: { role: true, department: true, status: true },
      orderBy: { email: 'asc' },
    }),
  ).toEqual([
    { role: 'COMMERCIALIZATION_TEAM', department: 'Office', status: 'ACTIVE' },
    { role: 'RESEARCHER', department: '', status: 'ACTIVE' },
  ])
  const jobs = await db.$queryRaw<{ email: string }[]>`
    SELECT data->>'email' AS email FROM pgboss.job WHERE name = 'mailInvitation' ORDER BY 1`
  expect(jobs.map(({ email }) => email)).toEqual(['dee@test.example', 'eli@test.example'])
})

test.each([
  ['', 'Choose a CSV file'],
  ['Name,Email\nAnn,ann@test.example', 'The column role is missing'],
  [header, 'no rows'],
  [header + 'A;a@test.example;EXPERT;\n'.repeat(201), 'At most 200'],
])('a file that cannot be used is refused with the reason: %#', async (csv, words) => {
  for (const { codes, errors } of [await look(csv), await invite(csv)]) {
    expect(codes).toEqual(['INVALID'])
    expect(JSON.stringify(errors)).toContain(words)
  }
})

test('nobody else checks or invites', async () => {
  const csv = `${header}Fay;fay@test.example;EXPERT;`
  for (const role of ROLES.filter((one) => one !== 'ADMIN')) {
    const other = await person(db, role)
    expect((await look(csv, other)).codes, role).toEqual(['FORBIDDEN'])
    expect((await invite(csv, other)).codes, role).toEqual(['FORBIDDEN'])
  }
  expect((await look(csv, null)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await invite(csv, null)).codes).toEqual(['UNAUTHENTICATED'])
})

test('two who invite the same people at once make each account once', async () => {
  const csv = `${header}Gil;gil@test.example;EXPERT;\nHal;hal@test.example;EXPERT;`
  const answers = await Promise.all([invite(csv), invite(csv)])
  expect(answers.filter(({ codes }) => !codes.length)).toHaveLength(1)
  expect(await db.user.count({ where: { email: { in: ['gil@test.example', 'hal@test.example'] } } })).toBe(2)
})
