/** What visitors read: three fields of the latest challenges and technologies that are open to them, and nothing else. */
import { beforeEach, describe, expect, test } from 'vitest'
import { everyField } from '../../testing/everyField.ts'
import { projects } from '../../testing/projects.ts'
import { run } from '../../testing/run.ts'

const { db, owner, company, project } = await projects()
const soon = new Date(Date.now() + 30 * 86_400_000)
const past = new Date(Date.now() - 30 * 86_400_000)

let nth = 0
const challenge = (data: object = {}) =>
  db.challenge.create({
    data: {
      title: 'Cleaner hulls',
      companyName: 'Zubarah Marine',
      companyDescription: 'Zubarah sails.',
      description: 'Fouling costs fuel.',
      sector: 'WATER',
      status: 'OPEN',
      deadline: soon,
      ownerId: company.id,
      publishedAt: new Date(Date.UTC(2026, 0, 1, 0, ++nth)),
      ...data,
    },
  })
const technology = (data: object = {}) =>
  project({
    approvedForIndustry: true,
    approvedForIndustryAt: new Date(Date.UTC(2026, 0, 1, 0, ++nth)),
    department: 'Chemistry',
    trl: 5,
    validatedTrl: 5,
    principalInvestigator: 'Ada Vault',
    ...data,
  })

interface Stats {
  latestChallenges: { title: string }[]
  latestTechnologies: { title: string; trl: number | null }[]
}
const seen = async (as: typeof owner | null = null) => {
  const { data } = await run(db, `{ publicStats { ${everyField('PublicStats')} } }`, { as })
  return data!['publicStats'] as unknown as Stats
}

beforeEach(async () => {
  await db.challenge.deleteMany()
  await db.project.deleteMany()
})

describe('without a session', () => {
  test('only a few fields are there, and none leads to a person, a company or a file', async () => {
    const { id } = await challenge()
    await technology()
    await db.file.create({
      data: { challengeId: id, name: 'brief.pdf', key: 'x', sha256: 'x', mediaType: 'application/pdf', size: 1 },
    })
    const { latestChallenges, latestTechnologies } = await seen()
    expect(latestChallenges).toEqual([
      { title: 'Cleaner hulls', sector: 'Water', deadline: soon.toISOString().slice(0, 10) },
    ])
    expect(latestTechnologies).toEqual([{ title: 'Solar still', department: 'Chemistry', trl: 5 }])
    expect(await seen(owner), 'and nobody reads more this way').toEqual(await seen())
  })

  test('only the three latest of each are there, and no argument asks for more', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      await challenge({ title })
      await technology({ title })
    }
    const { latestChallenges, latestTechnologies } = await seen()
    expect(latestChallenges.map(({ title }) => title)).toEqual(['Four', 'Three', 'Two'])
    expect(latestTechnologies.map(({ title }) => title)).toEqual(['Four', 'Three', 'Two'])
    for (const field of ['latestChallenges', 'latestTechnologies'])
      expect(
        (await run(db, `{ publicStats { ${field}(first: 9) { title } } }`, { as: null })).errors[0]!.message,
      ).toMatch(/Unknown argument/)
  })

  test.each([
    ['a draft', { status: 'DRAFT' }],
    ['under review', { status: 'UNDER_REVIEW' }],
    ['closed', { status: 'CLOSED' }],
    ['completed', { status: 'COMPLETED' }],
    ['cancelled', { status: 'CANCELLED' }],
    ['past its deadline', { deadline: past }],
    ['deleted', { deletedAt: new Date() }],
    ['posted without a company name', { anonymous: true }],
  ])('no challenge that is %s', async (_, data) => {
    await challenge(data)
    expect((await seen()).latestChallenges).toEqual([])
  })

  test.each([
    ['not approved', { approvedForIndustry: false }],
    ['a draft', { status: 'DRAFT' }],
    ['archived', { status: 'ARCHIVED' }],
    ['confidential', { confidential: true }],
    ['under embargo', { embargoUntil: soon }],
    ['deleted', { deletedAt: new Date() }],
  ])('no technology that is %s', async (_, data) => {
    await technology(data)
    expect((await seen()).latestTechnologies).toEqual([])
  })

  test.each([null, 4])('no level that is claimed alone, when %s is validated', async (validatedTrl) => {
    await technology({ validatedTrl })
    expect((await seen()).latestTechnologies).toMatchObject([{ trl: validatedTrl }])
  })
})
