/**
 * Words that administrators write in place of the product's own: in each language a draft that is published, what was published
 * before, and the way back (docs/decisions/0387).
 */
import * as texts from '#texts/ui/versions.js'
import type { Language } from './__generated__/prisma/enums.ts'
import type { Work } from './action.ts'
import type { Changes } from './audit.ts'
import { tableOf } from './db.ts'
import { changedMeanwhile, conflict, notFound } from './errors.ts'
import { said } from './said.rules.ts'

interface Version {
  id: number
  publishedAt: Date | null
}

type Say = () => string

interface Kind<Place extends { language: Language }> {
  entity: 'HelpVersion' | 'AgreementVersion'
  /** What a version is for, and in which language. */
  placeOf: (version: Place) => Place
  /** What the record of changes calls the place, beside its language. */
  named: (place: Place) => Changes
  says: Record<'own' | 'published' | 'ownAlready' | 'name' | 'missing', Say>
}

/** The statements that all tables of such words take. */
interface Table {
  findFirst: (args: { where: object }) => Promise<Version | null>
  createMany: (args: { data: object; skipDuplicates: true }) => Promise<{ count: number }>
  updateMany: (args: { where: object; data: object }) => Promise<{ count: number }>
  deleteMany: (args: { where: object }) => Promise<{ count: number }>
}

const inLanguage = said({ ENGLISH: texts.english, ARABIC: texts.arabic })

/** What is done with words of one kind; each returns the number of the version. */
export function wordVersions<Place extends { language: Language }>({ entity, placeOf, named, says }: Kind<Place>) {
  const table = ({ tx }: Work) => tx[tableOf(entity)] as unknown as Table
  const isDraft = { publishedAt: null }
  const audited = ({ audit }: Work, id: number, place: Place, state: [string | null, string | null]) =>
    audit(entity, id, { ...named(place), language: [null, inLanguage[place.language]], state })
  return {
    /** Keeps words as the draft; refuses to save over one of another revision than was read, 0 where there was none. */
    async save(work: Work, place: Place, words: object, revision: number): Promise<number> {
      const rows = table(work)
      const data = { ...words, writtenAt: new Date(), writtenById: work.viewer.id }
      const { count } = revision
        ? await rows.updateMany({
            where: { ...place, ...isDraft, revision },
            data: { ...data, revision: { increment: 1 } },
          })
        : await rows.createMany({ data: { ...place, ...data }, skipDuplicates: true })
      if (!count) throw changedMeanwhile(says.name())
      const { id } = (await rows.findFirst({ where: { ...place, ...isDraft } }))!
      await audited(work, id, place, [null, texts.isDraft()])
      return id
    },

    /** Shows the draft in place of what was shown. */
    async publish(work: Work, version: Place & Version, revision: number): Promise<number> {
      const { id, publishedAt } = version
      if (publishedAt) throw conflict(says.published())
      const place = placeOf(version)
      const rows = table(work)
      await rows.updateMany({ where: { ...place, current: true }, data: { current: false } })
      const { count } = await rows.updateMany({
        where: { id, ...isDraft, revision },
        data: { publishedAt: new Date(), publishedById: work.viewer.id, current: true },
      })
      if (!count) throw changedMeanwhile(says.name())
      await audited(work, id, place, [texts.isDraft(), texts.isPublished()])
      return id
    },

    /** Discards the draft; what is shown stays. */
    async discard(work: Work, version: Place & Version): Promise<number> {
      const { id, publishedAt } = version
      const { count } = await table(work).deleteMany({ where: { id, ...isDraft } })
      if (!count) throw publishedAt ? conflict(says.published()) : notFound(says.missing())
      await audited(work, id, placeOf(version), [texts.isDraft(), null])
      return id
    },

    /** Shows the product's own words again; published versions stay. */
    async reset(work: Work, place: Place): Promise<number> {
      const rows = table(work)
      const current = await rows.findFirst({ where: { ...place, current: true } })
      const { count } = await rows.updateMany({ where: { ...place, current: true }, data: { current: false } })
      if (!current || !count) throw conflict(says.ownAlready())
      await audited(work, current.id, place, [texts.isPublished(), says.own()])
      return current.id
    },
  }
}
