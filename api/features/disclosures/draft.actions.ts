/** What inventors do with a draft: begin, write, delete, and ask for signatures. */
import * as errors from '#texts/disclosures/errors.js'
import * as records from '#texts/ui/records.js'
import type { DisclosureInventor, Prisma } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import type { Changes } from '../../audit.ts'
import { endDraft } from '../../endDraft.ts'
import { keepAnswer } from '../../duties/keepAnswer.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { move } from '../../moves.ts'
import { personAble } from '../../personAble.ts'
import { removeFiles } from '../files/removeFiles.ts'
import { contentHashOf, keptEvents, keptFunding, keptPriorArt } from './content.ts'
import {
  createDisclosureRules,
  deleteDisclosureRules,
  requestDisclosureSignaturesRules,
  updateDisclosureRules,
  type InventorInput,
} from './disclosure.rules.ts'
import { disclosureMoves } from './disclosureMoves.ts'
import { notifyInventors } from './notifyDisclosure.ts'
import { heldDisclosure, inventorsOf } from './held.ts'
import { percentOf, wholeShare } from './shares.rules.ts'

export const createDisclosure = action({
  name: 'createDisclosure',
  requires: 'DISCLOSURE_CREATE',
  rules: createDisclosureRules,
  description: 'Begins an invention disclosure, with what a linked project tells. Only its inventors see it.',
  async run(work, { title, projectId }) {
    const { tx, viewer } = work
    await needOwnProject(work, projectId)
    const person = await tx.user.findUniqueOrThrow({
      where: { id: viewer.id },
      select: { name: true, department: true },
    })
    const { id } = await tx.inventionDisclosure.create({
      data: {
        title,
        submitterId: viewer.id,
        ...(projectId == null ? {} : await fromProject(work, projectId)),
        inventors: {
          create: {
            position: 0,
            userId: viewer.id,
            name: person.name,
            affiliation: person.department ?? '',
            share: wholeShare,
          },
        },
      },
    })
    await work.audit('InventionDisclosure', id, { title: [null, title] })
    return { disclosureId: id }
  },
})

/** What a project already says of the invention. */
async function fromProject(
  { tx }: Work,
  projectId: number,
): Promise<Partial<Prisma.InventionDisclosureUncheckedCreateInput>> {
  const { abstract, problemSolving, grants } = await tx.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { abstract: true, problemSolving: true, grants: true },
  })
  const funding = keptFunding(grants.slice(0, 30).map((name) => ({ name: name.slice(0, 200) })))
  return { projectId, abstract: abstract.slice(0, 10_000), problem: problemSolving.slice(0, 10_000), funding }
}

export const updateDisclosure = action({
  name: 'updateDisclosure',
  requires: 'DISCLOSURE_UPDATE',
  rules: updateDisclosureRules,
  description: 'Changes the draft of a disclosure; what is not given stays. Given inventors replace all.',
  async run(work, { id, inventors, publicEvents, funding, priorArt, ...texts }) {
    const before = await heldDisclosure(work, 'DISCLOSURE_UPDATE', id)
    if (before.status !== 'DRAFT') throw conflict(errors.notDraft())
    if (texts.projectId !== before.projectId) await needOwnProject(work, texts.projectId)
    const data = {
      ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
      ...(publicEvents && { publicEvents: keptEvents(publicEvents) }),
      ...(funding && { funding: keptFunding(funding) }),
      ...(priorArt && { priorArt: keptPriorArt(priorArt) }),
    } as Partial<typeof before>
    const changes = { ...changesOf(before, data), ...(inventors ? await writeInventors(work, id, inventors) : {}) }
    await endDraft(work, 'DISCLOSURE', String(id))
    if (!Object.keys(changes).length) return { disclosureId: id }
    await work.tx.inventionDisclosure.update({ where: { id }, data: data as Prisma.InventionDisclosureUpdateInput })
    await work.audit('InventionDisclosure', id, changes)
    return { disclosureId: id }
  },
})

type Row = Omit<DisclosureInventor, 'id'>

/** Replaces the inventors, and says what that changed: their names with their shares. */
async function writeInventors(work: Work, disclosureId: number, given: readonly InventorInput[]): Promise<Changes> {
  const { tx } = work
  const before = await inventorsOf(work, disclosureId)
  const rows: Row[] = []
  for (const [position, inventor] of given.entries())
    rows.push({ disclosureId, position, ...(await inventorColumns(work, inventor, position, before)) })
  await tx.disclosureInventor.deleteMany({ where: { disclosureId } })
  await tx.disclosureInventor.createMany({ data: rows })
  const columns = ({ userId, name, email, affiliation, role, share }: Omit<Row, 'disclosureId'>) =>
    JSON.stringify([userId, name, email, affiliation, role, share])
  if (before.map(columns).join() === rows.map(columns).join()) return {}
  return { inventors: [inWords(before), inWords(rows)] as const }
}

const inWords = (inventors: readonly { name: string; share: number }[]) =>
  inventors.map(({ name, share }) => `${name} ${percentOf(share)}%`).join(', ')

/** People with an account are named as the platform knows them; who was named before stays, whatever became of the account. */
async function inventorColumns(
  { tx }: Work,
  { userId, name = '', email = '', affiliation = '', role = '', share }: InventorInput,
  position: number,
  before: readonly { userId: number | null; name: string }[],
) {
  const rest = { affiliation, role, share }
  if (userId == null) return { userId: null, name, email, ...rest }
  const known = before.find((one) => one.userId === userId)
  if (known) return { userId, name: known.name, email: '', ...rest }
  const field = `inventors[${position}].userId`
  await personAble(tx, 'DISCLOSURE_CREATE', userId, { [field]: errors.chooseResearcher() })
  const person = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true, department: true } })
  return { userId, name: person.name, email: '', ...rest, affiliation: affiliation || (person.department ?? '') }
}

export const deleteDisclosure = action({
  name: 'deleteDisclosure',
  requires: 'DISCLOSURE_UPDATE',
  rules: deleteDisclosureRules,
  description: 'Deletes a draft whose signatures were never requested, with its files.',
  async run(work, { id }) {
    const { tx, audit } = work
    const { title, status, requestedAt } = await heldDisclosure(work, 'DISCLOSURE_UPDATE', id)
    if (status !== 'DRAFT' || requestedAt) throw conflict(errors.withdrawInstead())
    await removeFiles(tx, { inventionDisclosureId: id })
    await endDraft(work, 'DISCLOSURE', String(id))
    const { count } = await tx.inventionDisclosure.deleteMany({ where: { id } })
    if (!count) throw notFound(records.inventionDisclosure())
    await audit('InventionDisclosure', id, { title: [title, null] })
    return { deletedId: id }
  },
})

export const requestDisclosureSignatures = action({
  name: 'requestDisclosureSignatures',
  requires: 'DISCLOSURE_UPDATE',
  rules: requestDisclosureSignaturesRules,
  description:
    'Asks every inventor to sign the disclosure as it stands, with its files. It is submitted once the last has signed.',
  async run(work, { id }) {
    const { tx } = work
    const disclosure = await heldDisclosure(work, 'DISCLOSURE_UPDATE', id)
    const inventors = await inventorsOf(work, id)
    const missing = {
      ...(!disclosure.abstract && { abstract: errors.giveAbstract() }),
      ...(!disclosure.problem && { problem: errors.giveProblem() }),
      ...(!disclosure.novelty && { novelty: errors.giveNovelty() }),
      ...(inventors.reduce((sum, { share }) => sum + share, 0) !== wholeShare && { inventors: errors.sharesSum() }),
    }
    if (Object.keys(missing).length) throw invalid(missing)
    const now = new Date()
    const files = await tx.file.findMany({
      where: { inventionDisclosureId: id, currentId: null },
      select: { name: true, sha256: true },
      orderBy: { id: 'asc' },
    })
    const asked = await move(work, disclosureMoves, disclosure, 'SIGNING', {
      data: {
        requestedAt: disclosure.requestedAt ?? now,
        signingSince: now,
        signedFiles: files,
        contentHash: contentHashOf(disclosure, inventors, files),
        returnReason: '',
        returnedAt: null,
      },
    })
    await keepAnswer(tx, 'DISCLOSURE_CHANGE', disclosure.returnedAt)
    await notifyInventors(work, 'DISCLOSURE_SIGN', asked)
    return { disclosureId: id }
  },
})

/** Refuses projects that the viewer does not work on. */
async function needOwnProject({ access }: Work, projectId: number | null | undefined) {
  if (projectId != null && !(await access.can('PROJECT_READ_INTERNAL', projectId)))
    throw invalid({ projectId: errors.ownProject() })
}
