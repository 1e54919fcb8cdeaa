/** 500 BibTeX entries with duplicates and broken ones: what is listed is known before, and what was chosen is added once. */
import { afterAll, expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { runJobs } from '../../testing/jobs.ts'
import { perform, person } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const noura = await person(db, 'RESEARCHER', { name: 'Noura Haddad' })
const layla = await person(db, 'RESEARCHER', { name: 'Layla Al Shehhi' })
const team = await person(db, 'KU_TEAM')

interface Entry {
  line: number
  key: string
  text: string
  problems: { field: string; message: string }[]
  listed: { by: string; number: number } | null
  repeats: { line: number } | null
  title: string
  authors: string[]
  year: number
  doi: string
}

const fields = `entries { line key text problems { field message } listed { by number } repeats { line } title authors year doi }`

async function read(text: string, as: Viewer = noura): Promise<Entry[]> {
  const { data, errors } = await perform(db, 'readPublications', { text }, { as, give: fields })
  expect(errors).toEqual([])
  return (data!['readPublications'] as unknown as { entries: Entry[] }).entries
}

const entryOf = ({ title, authors, year, doi }: Entry) => ({ title, authors, year, doi })
const take = (entries: object[], as: Viewer = noura) =>
  perform(
    db,
    'importPublications',
    { entries },
    { as, give: 'created { number title } skipped { entry listed { by number } }' },
  )

const line = (nth: number, more = '') =>
  `@article{k${nth}, title = {Study number ${nth} of salt}, author = {Haddad, Noura and Al Shehhi, L.}, year = 2020${more}}`

test('500 entries: broken ones are named, repeated ones found, and the rest is added once', async () => {
  const { id: known } = await db.publication.create({
    data: { title: 'STUDY NUMBER 7, of “Sált”', year: 2020, authors: ['N. Haddad'] },
  })
  await db.publication.create({ data: { title: 'Else', year: 2020, authors: ['N. H.'], doi: '10.1000/8' } })
  const lines = Array.from({ length: 500 }, (_, nth) => {
    if (nth === 8) return line(nth, ', doi = {10.1000/8}')
    if (nth === 9) return line(3, ', note = {again}')
    if (nth % 50 === 10) return line(nth).replace(', year = 2020', '')
    if (nth % 50 === 20) return line(nth).replace(/}$/, '').replace('salt}', 'salt')
    return line(nth)
  })
  const entries = await read(lines.join('\n'))
  expect(entries).toHaveLength(500)
  expect(entries.map(({ line: at }) => at)).toEqual(lines.map((_, nth) => nth + 1))
  const broken = entries.filter(({ problems }) => problems.length)
  expect(broken.map(({ key }) => key)).toEqual(
    Array.from({ length: 500 }, (_, nth) => nth)
      .filter((nth) => nth % 50 === 10 || nth % 50 === 20)
      .map((nth) => `k${nth}`),
  )
  expect(broken[0]).toMatchObject({ line: 11, problems: [{ field: 'year', message: 'Enter the year' }] })
  expect(broken[1]).toMatchObject({ line: 21, text: lines[20], problems: [{ field: '' }] })
  expect(entries[7]!.listed).toEqual({ by: 'TITLE', number: known })
  expect(entries[8]!.listed).toMatchObject({ by: 'DOI' })
  expect(entries[9]).toMatchObject({ repeats: { line: 4 }, listed: null })
  expect(await db.publication.count(), 'a preview writes nothing').toBe(2)

  const chosen = entries.filter(({ problems, listed, repeats }) => !problems.length && !listed && !repeats)
  expect(chosen).toHaveLength(500 - 20 - 3)
  for (let at = 0; at < chosen.length; at += 200) {
    const { data, errors } = await take(chosen.slice(at, at + 200).map(entryOf))
    expect(errors).toEqual([])
    expect(data!['importPublications']).toMatchObject({ skipped: [] })
  }
  expect(await db.publication.count()).toBe(2 + 477)
  const again = await take(chosen.slice(0, 200).map(entryOf))
  expect((again.data!['importPublications'] as unknown as { created: object[] }).created).toEqual([])
  expect(await db.publication.count()).toBe(2 + 477)

  // The importer is one of the authors, and the other one is asked about all of them at once.
  expect(await db.authorship.count({ where: { userId: noura.id, state: 'CLAIMED' } })).toBe(477)
  await runJobs(db)
  expect(await db.authorship.count({ where: { userId: layla.id, state: 'SUGGESTED' } })).toBe(477)
  expect(await told(db, layla)).toEqual(Array.from({ length: 3 }, () => 'PUBLICATION_AUTHOR_SUGGESTED'))
  expect(await told(db, noura)).toEqual([])
}, 120_000)

test('another work of the same title is added when somebody says so, and the same DOI never', async () => {
  const editorial = { title: 'Editorial', year: 2021, authors: ['A. Kay'], doi: '10.1000/e1' }
  expect((await take([editorial], team)).codes).toEqual([])
  const next = { ...editorial, doi: '10.1000/e2' }
  const give = ({ data }: Awaited<ReturnType<typeof take>>) =>
    data!['importPublications'] as unknown as { created: object[]; skipped: { entry: number; listed: object }[] }
  expect(give(await take([next], team))).toMatchObject({
    created: [],
    skipped: [{ entry: 0, listed: { by: 'TITLE' } }],
  })
  expect(give(await take([{ ...next, takeSameTitle: true }], team)).created).toHaveLength(1)
  expect(give(await take([{ ...next, takeSameTitle: true }], team)).skipped).toMatchObject([{ listed: { by: 'DOI' } }])
  const twice = { title: 'Twice in one request', year: 2021, authors: ['A. Kay'] }
  expect(give(await take([twice, { ...twice, title: 'twice in one: request' }], team))).toMatchObject({
    created: [{ title: 'Twice in one request' }],
    skipped: [{ entry: 1, listed: { by: 'TITLE' } }],
  })
})

test('two imports at the same moment add each work once', async () => {
  const entries = Array.from({ length: 30 }, (_, nth) => ({
    title: `Raced work ${nth}`,
    year: 2022,
    authors: ['A. Kay'],
    ...(nth % 2 ? { doi: `10.1000/raced.${nth}` } : {}),
  }))
  const tries = await Promise.all([noura, layla, team, noura].map((as) => take(entries, as)))
  expect(tries.flatMap(({ codes }) => codes)).toEqual([])
  expect(await db.publication.count({ where: { title: { startsWith: 'Raced work' } } })).toBe(30)
})

test('an entry that the rules refuse is named by its place, and nothing is written', async () => {
  const before = await db.publication.count()
  const good = { title: 'Good', year: 2022, authors: ['A. Kay'] }
  const { errors } = await take([good, { ...good, year: 1200 }])
  expect(Object.keys(errors[0]!.extensions['fieldErrors'] as object)).toEqual(['entries[1].year'])
  expect(await db.publication.count()).toBe(before)
  for (const role of ['INDUSTRY', 'INVESTOR', 'EXPERT'] as const)
    expect((await take([good], await person(db, role))).codes, role).toEqual(['FORBIDDEN'])
})
