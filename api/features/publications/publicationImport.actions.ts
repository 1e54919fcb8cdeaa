/** Imports of publications: what a source holds is read first, and then what was chosen of it is added. */
import { object } from 'yup'
import * as texts from '#texts/publications/errors.js'
import { action, type Work } from '../../action.ts'
import type { Context } from '../../context.ts'
import { conflict } from '../../errors.ts'
import { enqueue } from '../../job.ts'
import { limit } from '../../limits.ts'
import { suggestAuthorships } from './authorship.jobs.ts'
import { claimOwn } from './claimOwn.ts'
import {
  importPublicationsRules,
  readDoisRules,
  readOrcidRules,
  readPublicationsRules,
} from './publicationImport.rules.ts'
import { keyed, listedOf, type Listed } from './sources/known.ts'
import { lookUpDois, lookUpOrcid, lookUpOrcidPerson } from './sources/lookUp.ts'
import { readEntries, type ReadEntry } from './sources/readEntries.ts'
import { readSource } from './sources/readSource.ts'

interface Read {
  entries: ReadEntry[]
}

/** Each lookup calls another site. */
const countLookup = ({ viewer }: Context) => limit('lookupAccount', String(viewer!.id))

export const readPublications = action({
  name: 'readPublications',
  requires: 'PUBLICATION_CREATE',
  rules: readPublicationsRules,
  description:
    'Reads publications from a text and says which are listed already and which are broken; it writes nothing.',
  prepare: ({ db }, { text }) => readEntries(db, readSource(text)),
  run: (_, _input, entries): Promise<Read> => Promise.resolve({ entries }),
})

export const readDois = action({
  name: 'readDois',
  requires: 'PUBLICATION_CREATE',
  rules: readDoisRules,
  description: 'Reads publications by their DOIs from the registries, as readPublications does from a text.',
  async prepare(ctx, { dois }) {
    await countLookup(ctx)
    return readEntries(ctx.db, await lookUpDois([...new Set(dois)]))
  },
  run: (_, _input, entries): Promise<Read> => Promise.resolve({ entries }),
})

export const readOrcid = action({
  name: 'readOrcid',
  requires: 'PUBLICATION_CREATE',
  rules: readOrcidRules,
  description: 'Reads the works of an ORCID record, as readPublications does from a text.',
  async prepare(ctx, { orcid }) {
    await countLookup(ctx)
    return readEntries(ctx.db, await lookUpOrcid(orcid))
  },
  run: (_, _input, entries): Promise<Read> => Promise.resolve({ entries }),
})

export const readOrcidPerson = action({
  name: 'readOrcidPerson',
  requires: 'PROJECT_CREATE',
  rules: object(),
  description:
    'Reads from the ORCID record that the viewer has proven where the viewer works and on what; it writes nothing.',
  async prepare(ctx) {
    await countLookup(ctx)
    const { id } = ctx.viewer!
    const { orcid, orcidProvenAt } = await ctx.db.user.findUniqueOrThrow({
      where: { id },
      select: { orcid: true, orcidProvenAt: true },
    })
    if (!orcid || !orcidProvenAt) throw conflict(texts.noOwnOrcid())
    return lookUpOrcidPerson(orcid)
  },
  run: (_, _input, person) => Promise.resolve(person),
})

/** An entry that was not added, by its place in the input. */
interface Skipped extends Listed {
  entry: number
}

export const importPublications = action({
  name: 'importPublications',
  requires: 'PUBLICATION_CREATE',
  rules: importPublicationsRules,
  description:
    'Adds publications, which the viewer keeps. Those that are listed already are left out, also when someone adds them at the same moment.',
  async run(work, { entries }) {
    const { tx, viewer, audit } = work
    await oneAtATime(work)
    const keys = await keyed(tx, entries)
    const listed = await listedOf(tx, keys)
    const skipped: Skipped[] = []
    const seen = new Map<string, { id: number; title: string }>()
    const created: number[] = []
    for (const [nth, { takeSameTitle, doi, ...input }] of entries.entries()) {
      const known = listed[nth]
      const { key } = keys[nth]!
      const twin = (doi && seen.get(`doi ${doi}`)) || (!takeSameTitle && key && seen.get(`title ${key}`))
      if (twin) skipped.push({ entry: nth, by: doi && seen.has(`doi ${doi}`) ? 'DOI' : 'TITLE', ...twin })
      else if (known && (known.by === 'DOI' || !takeSameTitle)) skipped.push({ entry: nth, ...known })
      else {
        const { id } = await tx.publication.create({ data: { ...input, doi: doi || null, ownerId: viewer.id } })
        await audit('Publication', id, { title: [null, input.title] })
        await claimOwn(work, { id, authors: input.authors })
        created.push(id)
        if (doi) seen.set(`doi ${doi}`, { id, title: input.title })
        if (key) seen.set(`title ${key}`, { id, title: input.title })
      }
    }
    if (created.length) await enqueue(tx, suggestAuthorships, { ids: created, by: viewer.id })
    return { created, skipped }
  },
})

/** Lets imports write one after the other: a title has no constraint, as two works may have the same. */
async function oneAtATime({ tx }: Work) {
  await tx.$executeRaw`SET LOCAL lock_timeout = 0`
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('importPublications'))`
}
