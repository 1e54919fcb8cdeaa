/** Signatures: given by inventors on the platform, recorded from paper by the university, void when the content may change. */
import * as errors from '#texts/disclosures/errors.js'
import type { InventionDisclosure } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { universityDay } from '../../days.ts'
import { promisedDay } from '../../duties/answerTimes.ts'
import { keepAnswer } from '../../duties/keepAnswer.ts'
import { conflict, invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import { sameName } from '../../sameName.ts'
import { statementOf } from './content.ts'
import {
  addDisclosureSignatureRules,
  reopenDisclosureRules,
  signDisclosureRules,
  withdrawDisclosureRules,
} from './disclosure.rules.ts'
import { disclosureMoves } from './disclosureMoves.ts'
import { notifyInventors, notifyReviewers } from './notifyDisclosure.ts'
import { heldDisclosure, inventorsOf, voidSignatures } from './held.ts'

type Inventor = Awaited<ReturnType<typeof inventorsOf>>[number]

export const signDisclosure = action({
  name: 'signDisclosure',
  requires: 'DISCLOSURE_SIGN',
  rules: signDisclosureRules,
  recentPassword: true,
  description: 'Signs the disclosure as the viewer, who is one of its inventors. The last signature submits it.',
  async run(work, { id, name, contentHash }) {
    const disclosure = await heldDisclosure(work, 'DISCLOSURE_SIGN', id)
    needSigning(disclosure)
    const inventor = (await inventorsOf(work, id)).find(({ userId }) => userId === work.viewer.id)
    if (!inventor) throw conflict(errors.noInventor())
    needUnsigned(inventor)
    if (contentHash !== disclosure.contentHash) throw conflict(errors.contentChanged())
    if (!sameName(name, inventor.name)) throw invalid({ name: errors.nameAsGiven({ name: inventor.name }) })
    await writeSignature(work, disclosure, inventor, name, {})
    await keepAnswer(work.tx, 'DISCLOSURE_SIGN', disclosure.signingSince)
    return { disclosureId: id }
  },
})

export const addDisclosureSignature = action({
  name: 'addDisclosureSignature',
  requires: 'DISCLOSURE_WORK',
  rules: addDisclosureSignatureRules,
  description: 'Records the signature on paper of an inventor without an account, with its scan.',
  async run(work, { id, inventorId, signedOn, fileId }) {
    const { tx, viewer } = work
    const disclosure = await heldDisclosure(work, 'DISCLOSURE_WORK', id)
    needSigning(disclosure)
    const inventor = (await inventorsOf(work, id)).find((one) => one.id === inventorId)
    if (!inventor) throw invalid({ inventorId: errors.chooseInventor() })
    if (await hasAccount(work, inventor)) throw invalid({ inventorId: errors.signsHere() })
    needUnsigned(inventor)
    if (signedOn > universityDay()) throw invalid({ signedOn: errors.laterDay() })
    if (signedOn < universityDay(disclosure.signingSince!)) throw invalid({ signedOn: errors.beforeRequest() })
    const file = await tx.file.findFirst({ where: { id: fileId, inventionDisclosureId: id }, select: { name: true } })
    if (!file) throw invalid({ fileId: errors.chooseFile() })
    await writeSignature(work, disclosure, inventor, inventor.name, {
      recordedById: viewer.id,
      signedOn,
      fileName: file.name,
    })
    return { disclosureId: id }
  },
})

interface Paper {
  recordedById?: number
  signedOn?: Date
  fileName?: string
}

async function writeSignature(
  work: Work,
  disclosure: InventionDisclosure,
  inventor: Inventor,
  name: string,
  paper: Paper,
) {
  const { id, contentHash } = disclosure
  const statement = statementOf(disclosure, inventor)
  await work.tx.disclosureSignature.create({
    data: { disclosureId: id, inventorId: inventor.id, name, statement, contentHash, ...paper },
  })
  await work.audit('InventionDisclosure', id, { signature: [null, inventor.name] })
  const all = await inventorsOf(work, id)
  if (all.some(({ signatures }) => !signatures.length)) return
  const submitted = await move(work, disclosureMoves, disclosure, 'SUBMITTED', {
    data: {
      signingSince: null,
      submittedAt: new Date(),
      decideBy: await promisedDay(work.tx, 'DISCLOSURE_DECIDE'),
    },
  })
  await notifyInventors(work, 'DISCLOSURE_SIGNED', submitted)
  await notifyReviewers(work, 'DISCLOSURE_SIGNED', submitted)
}

function needSigning({ status }: InventionDisclosure) {
  if (status !== 'SIGNING') throw conflict(errors.notSigning({ state: disclosureMoves.inWords(status) }))
}

function needUnsigned({ signatures }: Inventor) {
  if (signatures.length) throw conflict(errors.signedAlready())
}

/** Who has left or whose account is closed signs on paper. */
const hasAccount = async ({ tx }: Work, { userId }: Inventor) =>
  userId !== null && (await tx.user.count({ where: { id: userId, status: 'ACTIVE' } })) > 0

export const reopenDisclosure = action({
  name: 'reopenDisclosure',
  requires: 'DISCLOSURE_UPDATE',
  rules: reopenDisclosureRules,
  description: 'Makes a disclosure that waits for signatures a draft again, which voids the signatures there are.',
  async run(work, { id }) {
    const disclosure = await heldDisclosure(work, 'DISCLOSURE_UPDATE', id)
    needSigning(disclosure)
    await voidSignatures(work, id)
    await move(work, disclosureMoves, disclosure, 'DRAFT', {
      data: { signingSince: null, contentHash: '', signedFiles: [] },
    })
    await notifyInventors(work, 'DISCLOSURE_VOID', disclosure)
    return { disclosureId: id }
  },
})

export const withdrawDisclosure = action({
  name: 'withdrawDisclosure',
  requires: 'DISCLOSURE_UPDATE',
  rules: withdrawDisclosureRules,
  description: 'Withdraws a disclosure that the university has not decided on. It stays on record.',
  async run(work, { id, reason }) {
    const disclosure = await heldDisclosure(work, 'DISCLOSURE_UPDATE', id)
    await move(work, disclosureMoves, disclosure, 'WITHDRAWN', {
      data: { withdrawnAt: new Date(), withdrawReason: reason, signingSince: null },
      comment: reason,
    })
    await notifyInventors(work, 'DISCLOSURE_WITHDRAWN', disclosure)
    if (disclosure.submittedAt) await notifyReviewers(work, 'DISCLOSURE_WITHDRAWN', disclosure)
    return { disclosureId: id }
  },
})
