/** The demo's publications: what came out of its projects, in venues that do not exist. */
import type { Tx } from '../../api/db.ts'
import { daysOf, type Calendar } from './calendar.ts'
import { people } from './people/people.ts'
import type { DemoProject, Ids } from './projects/demoProject.ts'
import { projects } from './projects/projects.ts'

const volume = 60

const venues = [
  'Journal of Applied Research (demo)',
  'Gulf Conference on Engineering (demo)',
  'Letters on Arid Climates (demo)',
  'Transactions on Measurement (demo)',
  'Preprints of Wadi Noor (demo)',
]

/** What a first, second and third work of a project are about. */
const subjects = [
  (title: string) => `${title}: design and first results`,
  (title: string) => `One summer with the ${inSentence(title)}`,
  (title: string) => `What limits the ${inSentence(title)}`,
]
const arabic = /^\p{Script=Arabic}/u
const inSentence = (title: string) => (/^[A-Z][a-z]/.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title)
const titleOf = (title: string, round: number) => (arabic.test(title) ? title : subjects[round]!(title))
const nameOf = (key: string) => people.find((person) => person.key === key)!.name

/** Projects that are old enough to have published, the oldest first. */
const published = projects.filter(({ status }) => status !== 'DRAFT').toSorted((a, b) => b.age - a.age)

export async function seedPublications(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  const works = subjects
    .flatMap((_, round) => published.map((project) => ({ project, round })))
    .filter(({ project, round }) => round === 0 || !arabic.test(project.title))
    .slice(0, volume)
    .map((work, nth) => ({ ...work, nth }))
  const made = await tx.publication.createManyAndReturn({
    data: works.map((work) => rowOf(work, calendar, persons)),
    select: { id: true, ownerId: true, title: true, createdAt: true },
  })
  await tx.publicationProject.createMany({
    data: made.map(({ id }, nth) => ({ publicationId: id, projectId: ids.get(works[nth]!.project.title)! })),
  })
  await tx.auditEntry.createMany({
    data: made.map(({ id, ownerId, title, createdAt }) => ({
      at: createdAt,
      action: 'createPublication',
      actorId: ownerId,
      entity: 'Publication',
      entityId: id,
      changes: { title: [null, title] },
    })),
  })
}

interface Work {
  project: DemoProject
  round: number
  nth: number
}

function rowOf({ project, round, nth }: Work, calendar: Calendar, persons: Ids) {
  const added = calendar.ago(Math.max(3, daysOf(project.age * (0.6 - 0.25 * round))), nth)
  const { lead, editors = [] } = project
  return {
    title: titleOf(project.title, round),
    // 10.5555 is the prefix that registries keep for examples.
    doi: nth % 4 === 3 ? null : `10.5555/wadinoor.${String(nth + 1).padStart(3, '0')}`,
    year: added.getUTCFullYear(),
    venue: venues[nth % venues.length]!,
    authors: [lead, ...editors].map(nameOf),
    openAccess: nth % 3 !== 1,
    ownerId: persons.get(lead)!,
    createdAt: added,
    updatedAt: added,
  }
}
