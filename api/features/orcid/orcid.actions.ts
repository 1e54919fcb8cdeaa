/** The ORCID iD of an account: typed, or proven by signing in to ORCID. One iD belongs to one account. */
import { object } from 'yup'
import * as texts from '#texts/orcid/errors.js'
import { action, type Work } from '../../action.ts'
import { conflict, invalid } from '../../errors.ts'
import { limit } from '../../limits.ts'
import { log } from '../../log.ts'
import { open, seal } from '../../sealed.ts'
import { hashToken } from '../../tokens.ts'
import { notify } from '../notifications/notify.ts'
import { connectOrcidRules, setOrcidRules, moveOrcidRules } from './orcid.rules.ts'
import { beginProof, endProof } from './orcidClient.ts'

/** How long the way to ORCID and back, and the decision after it, may take. */
const lifetime = 10 * 60_000

export const setOrcid = action({
  name: 'setOrcid',
  requires: 'ACCOUNT_OWN',
  personal: true,
  rules: setOrcidRules,
  description: 'Says the ORCID iD of the viewer, without a proof. One that another account has is refused.',
  async run(work, { orcid }) {
    const { tx, viewer } = work
    const before = await tx.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { orcid: true } })
    if (before.orcid === orcid) return { userId: viewer.id }
    if (await tx.user.count({ where: { orcid } })) throw invalid({ orcid: texts.taken() })
    await write(work, before.orcid, orcid, null)
    return { userId: viewer.id }
  },
})

export const removeOrcid = action({
  name: 'removeOrcid',
  requires: 'ACCOUNT_OWN',
  personal: true,
  rules: object(),
  description: 'Takes the ORCID iD of the viewer away, proven or not.',
  async run(work) {
    const { orcid } = await work.tx.user.findUniqueOrThrow({ where: { id: work.viewer.id }, select: { orcid: true } })
    if (orcid) await write(work, orcid, null, null)
    return { userId: work.viewer.id }
  },
})

export const startOrcid = action({
  name: 'startOrcid',
  requires: 'ACCOUNT_OWN',
  personal: true,
  rules: object(),
  description: 'Gives the address at which the viewer signs in to ORCID; the way back ends within ten minutes.',
  async prepare({ viewer }) {
    await limit('orcidAccount', String(viewer!.id))
    const begun = await beginProof()
    if (!begun) throw conflict(texts.notConfigured())
    return begun
  },
  async run({ tx, viewer }, _, { url, state, verifier }) {
    await tx.orcidAttempt.deleteMany({ where: { OR: [{ userId: viewer.id }, { expiresAt: { lt: new Date() } }] } })
    await tx.orcidAttempt.create({
      data: {
        userId: viewer.id,
        stateHash: hashToken(state),
        verifier: seal('orcid', verifier),
        expiresAt: new Date(Date.now() + lifetime),
      },
    })
    return { url }
  },
})

export const connectOrcid = action({
  name: 'connectOrcid',
  requires: 'ACCOUNT_OWN',
  personal: true,
  rules: connectOrcidRules,
  description:
    'Takes the answer of ORCID. The iD becomes the proven one of the viewer; one that another account has proven waits for the decision of the viewer (moveOrcid).',
  async prepare({ db, viewer }, answer) {
    await limit('orcidAccount', String(viewer!.id))
    const found = {
      stateHash: hashToken(answer.state),
      userId: viewer!.id,
      usedAt: null,
      expiresAt: { gt: new Date() },
    }
    // An answer counts once, also when it is sent twice at the same moment.
    const [attempt] = await db.orcidAttempt.updateManyAndReturn({ where: found, data: { usedAt: new Date() } })
    if (!attempt) throw conflict(texts.ended())
    try {
      return await endProof(answer, open('orcid', attempt.verifier))
    } catch (error) {
      log.warn({ err: error }, 'ORCID did not vouch for an iD')
      throw conflict(texts.notProven())
    }
  },
  async run(work, { state }, orcid) {
    const { tx, viewer } = work
    const other = await otherWith(work, orcid)
    const attempt = { stateHash: hashToken(state), userId: viewer.id }
    if (other?.orcidProvenAt) {
      await tx.orcidAttempt.updateMany({ where: attempt, data: { provenOrcid: orcid } })
      return { userId: viewer.id, conflict: orcid }
    }
    await prove(work, orcid, other)
    await tx.orcidAttempt.deleteMany({ where: attempt })
    return { userId: viewer.id, conflict: null }
  },
})

export const moveOrcid = action({
  name: 'moveOrcid',
  requires: 'ACCOUNT_OWN',
  personal: true,
  rules: moveOrcidRules,
  description:
    'Moves an iD that the viewer has just proven from the other account that has it to the one of the viewer.',
  async run(work, { state }) {
    const { tx, viewer } = work
    const attempt = { stateHash: hashToken(state), userId: viewer.id, expiresAt: { gt: new Date() } }
    const proven = await tx.orcidAttempt.findFirst({ where: { ...attempt, provenOrcid: { not: null } } })
    const { count } = await tx.orcidAttempt.deleteMany({ where: { ...attempt, provenOrcid: { not: null } } })
    if (!proven?.provenOrcid || !count) throw conflict(texts.ended())
    await prove(work, proven.provenOrcid, await otherWith(work, proven.provenOrcid))
    return { userId: viewer.id }
  },
})

type Other = { id: number; orcidProvenAt: Date | null } | null

const otherWith = ({ tx, viewer }: Work, orcid: string): Promise<Other> =>
  tx.user.findFirst({ where: { orcid, id: { not: viewer.id } }, select: { id: true, orcidProvenAt: true } })

/** A proof outweighs what another account only says, and moves what it had proven; that person is notified. */
async function prove(work: Work, orcid: string, other: Other) {
  const { tx, viewer, audit } = work
  if (other) {
    await tx.user.updateMany({ where: { id: other.id, orcid }, data: { orcid: null, orcidProvenAt: null } })
    await audit('User', other.id, { orcid: [orcid, null] })
    await notify(work, { to: other.id, kind: 'ORCID_TAKEN', data: { orcid } })
  }
  const before = await tx.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { orcid: true } })
  await write(work, before.orcid, orcid, new Date())
  await notify(work, { to: viewer.id, kind: 'ORCID_CONNECTED', data: { orcid }, alsoActor: true })
}

async function write({ tx, viewer, audit }: Work, before: string | null, orcid: string | null, provenAt: Date | null) {
  await tx.user.update({ where: { id: viewer.id }, data: { orcid, orcidProvenAt: provenAt } })
  await audit('User', viewer.id, { orcid: [before, orcid], ...(provenAt ? { orcidProven: [null, true] } : {}) })
}
