/** Projects like one that is being written, for people who may see them. */
import { expect, test } from 'vitest'
import { projects } from '../../testing/projects.ts'
import { run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db, owner, stranger, team, company, project } = await projects()

const ask = async (
  as: Viewer | null,
  title: string,
  { description = '', except }: { description?: string; except?: number } = {},
) => {
  const { data, codes } = await run(
    db,
    `query ($title: String!, $description: String!, $except: Int) {
      similarProjects(title: $title, description: $description, except: $except) { number title }
    }`,
    { as, variables: { title, description, ...(except ? { except } : {}) } },
  )
  const found = (data?.['similarProjects'] ?? []) as unknown as { number: number; title: string }[]
  return { codes, titles: found.map((one) => one.title), numbers: found.map((one) => one.number) }
}

test('the likest come first, at most three, of those that the viewer may see', async () => {
  const title = 'Solar still for brackish water'
  const own = await project({ title })
  await project({ title: 'Solar stills for brackish wells', visibleToResearchers: true, status: 'ACTIVE' })
  await project({ title: 'Graphene membranes' })
  for (let n = 0; n < 3; n++) await project({ title: `Solar still for brackish water, part ${n}` })
  const found = await ask(owner, 'A solar still for brackish water')
  expect(found.titles).toHaveLength(3)
  expect(found.titles[0]).toBe(title)
  expect((await ask(owner, title, { except: own.id })).numbers).not.toContain(own.id)
  expect((await ask(stranger, title)).titles, 'another researcher').toEqual(['Solar stills for brackish wells'])
  expect((await ask(team, title)).titles).toHaveLength(3)
  expect((await ask(company, title)).codes, 'the wrong role').toEqual(['FORBIDDEN'])
  expect((await ask(null, title)).codes).toEqual(['UNAUTHENTICATED'])
})

test('a description tells what a short title does not, also in Arabic', async () => {
  const description = 'It freezes brine in layers and skims the pure ice from the top of each of them.'
  await project({ title: 'Desalination by ice', description })
  await project({ title: 'تحلية المياه بالطاقة الشمسية' })
  expect((await ask(owner, 'A plant that needs little power for desalination')).titles).toEqual([])
  expect((await ask(owner, 'A plant that needs little power for desalination', { description })).titles).toEqual([
    'Desalination by ice',
  ])
  expect((await ask(owner, 'تحليه المياة بالطاقه الشمسيه')).titles).toEqual(['تحلية المياه بالطاقة الشمسية'])
})

test('whatever is written is only text', async () => {
  for (const title of [`'; DROP TABLE "Project" --`, 'a & b | c:* !', '\\\\\\ ((((', '     ', 'of a', '§§§§§§'])
    expect(await ask(owner, title), title).toEqual({ codes: [], titles: [], numbers: [] })
  expect((await ask(owner, 'x'.repeat(301))).codes).toEqual(['INVALID'])
})
