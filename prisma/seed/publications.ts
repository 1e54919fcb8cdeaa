/** The demo's publications: what came out of its projects, in venues that do not exist. */
import type { Tx } from '../../api/db.ts'
import { daysOf, type Calendar } from './calendar.ts'
import { shownName } from '../../api/features/publications/authorName.rules.ts'
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

/** What kind of work each venue publishes. */
const types = ['ARTICLE', 'CONFERENCE_PAPER', 'ARTICLE', 'ARTICLE', 'PREPRINT'] as const

const abstractOf = (title: string) =>
  `We describe the ${inSentence(title)}, how it was tested in the climate of the Gulf, and what its first season of operation showed. Costs and limits are given with the data that they rest on.`

/** What a first, second and third work of a project are about. */
const subjects = [
  (title: string) => `${title}: design and first results`,
  (title: string) => `One summer with the ${inSentence(title)}`,
  (title: string) => `What limits the ${inSentence(title)}`,
]
const arabic = /^\p{Script=Arabic}/u
const inSentence = (title: string) => (/^[A-Z][a-z]/.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title)
const titleOf = (title: string, round: number) => (arabic.test(title) ? title : subjects[round]!(title))
const personOf = (key: string) => people.find((person) => person.key === key)!
/** As it is printed: without a title. */
const nameOf = (key: string) => personOf(key).name.replace(/^(?:Dr|Prof|Eng)\. /, '')
const isResearcher = (key: string) => personOf(key).role === 'RESEARCHER'

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
  await seedAuthorships(tx, works, made, persons)
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

/** Whoever added a work is one of its authors; of the others every second one has not answered yet. */
async function seedAuthorships(tx: Tx, works: Work[], made: { id: number; createdAt: Date }[], persons: Ids) {
  const highlights = new Map<string, number>()
  await tx.authorship.createMany({
    data: made.flatMap(({ id, createdAt }, nth) => {
      const { lead, editors = [] } = works[nth]!.project
      return [lead, ...editors].filter(isResearcher).map((key, at) => {
        const claimed = at === 0 || nth % 2 === 0
        const highlighted = claimed && nth % 3 === 0 && (highlights.get(key) ?? 0) < 3
        if (highlighted) highlights.set(key, (highlights.get(key) ?? 0) + 1)
        return {
          publicationId: id,
          userId: persons.get(key)!,
          name: shownName(nameOf(key)),
          state: claimed ? ('CLAIMED' as const) : ('SUGGESTED' as const),
          highlighted,
          createdAt,
          updatedAt: createdAt,
        }
      })
    }),
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
    license: nth % 3 === 0 ? 'CC BY 4.0' : '',
    type: types[nth % venues.length]!,
    volume: nth % venues.length === 4 ? '' : String(1 + (nth % 12)),
    pages: nth % venues.length === 4 ? '' : `${10 * nth + 1}–${10 * nth + 9}`,
    abstract: arabic.test(project.title) ? '' : abstractOf(project.title),
    ownerId: persons.get(lead)!,
    createdAt: added,
    updatedAt: added,
  }
}
