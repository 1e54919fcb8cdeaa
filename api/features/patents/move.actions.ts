/** What happens to a patent at its office: filed, published, granted, ended, reinstated. */
import * as errors from '#texts/patents/errors.js'
import type { Patent, Prisma } from '../../__generated__/prisma/client.ts'
import type { PatentStatus } from '../../__generated__/prisma/enums.ts'
import { action, type Work } from '../../action.ts'
import { isoDay } from '../../days.ts'
import { invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import { refuseKnown } from './applicationColumns.ts'
import { heldPatent } from './held.ts'
import { markProject } from './markProject.ts'
import { fitsKind, type NumberPart } from './numberForms.rules.ts'
import { notifyPatent } from './notifyPatent.ts'
import {
  endPatentRules,
  filePatentRules,
  grantPatentRules,
  numberRefusal,
  publishPatentRules,
  reinstatePatentRules,
} from './patent.rules.ts'
import { patentMoves, standing } from './patentMoves.ts'
import { refreshFamily } from './refreshFamily.ts'

interface Step {
  data: Prisma.PatentUpdateManyMutationInput
  /** The day of the step, for the record of changes. */
  on?: [field: string, day: Date]
  comment?: string
}

async function step(work: Work, patent: Patent, to: PatentStatus, { data, on, comment }: Step): Promise<Patent> {
  const moved = await move(work, patentMoves, patent, to, {
    data,
    ...(on && { changes: { [on[0]]: [null, isoDay(on[1])] as const } }),
    comment,
  })
  await refreshFamily(work.tx, patent.patentFamilyId)
  await notifyPatent(work, 'PATENT_MOVED', moved, { status: to })
  return moved
}

/** Refuses a number that its office would not have given. */
function needNumber({ office }: Patent, part: NumberPart, number: string | undefined): string | null {
  if (!number) return null
  const refusal = numberRefusal(office, part, number)
  if (refusal) throw invalid({ [`${part}Number`]: refusal })
  return number
}

const notBefore = (patent: Patent, field: string, day: Date, message: () => string) => {
  if (patent.filedOn && day < patent.filedOn) throw invalid({ [field]: message() })
}

export const filePatent = action({
  name: 'filePatent',
  requires: 'PATENT_UPDATE',
  rules: filePatentRules,
  description: 'Records that an application was filed, with the number that the office gave it.',
  async run(work, { id, filedOn, applicationNumber }) {
    const patent = await heldPatent(work, id)
    const number = needNumber(patent, 'application', applicationNumber)!
    if (!fitsKind(patent.office, patent.kind === 'PROVISIONAL', number))
      throw invalid({ applicationNumber: errors.otherSeries() })
    await refuseKnown(work, { office: patent.office, applicationNumber: number }, id)
    const parent = patent.parentId === null ? null : await work.tx.patent.findUnique({ where: { id: patent.parentId } })
    if (parent?.filedOn && filedOn < parent.filedOn) throw invalid({ filedOn: errors.beforeParent() })
    await step(work, patent, 'FILED', { data: { filedOn, applicationNumber: number }, on: ['filedOn', filedOn] })
    return { patentId: id }
  },
})

export const publishPatent = action({
  name: 'publishPatent',
  requires: 'PATENT_UPDATE',
  rules: publishPatentRules,
  description: 'Records that the office published an application.',
  async run(work, { id, publishedOn, publicationNumber }) {
    const patent = await heldPatent(work, id)
    notBefore(patent, 'publishedOn', publishedOn, errors.publishedBefore)
    const number = needNumber(patent, 'publication', publicationNumber)
    await step(work, patent, 'PUBLISHED', {
      data: { publishedOn, publicationNumber: number },
      on: ['publishedOn', publishedOn],
    })
    return { patentId: id }
  },
})

export const grantPatent = action({
  name: 'grantPatent',
  requires: 'PATENT_UPDATE',
  rules: grantPatentRules,
  description:
    'Records that the office granted a patent. The linked project then says so too, where the viewer may change it.',
  async run(work, { id, grantedOn, grantNumber }) {
    const patent = await heldPatent(work, id)
    notBefore(patent, 'grantedOn', grantedOn, errors.grantedBefore)
    const number = needNumber(patent, 'grant', grantNumber)
    const granted = await step(work, patent, 'GRANTED', {
      data: { grantedOn, grantNumber: number },
      on: ['grantedOn', grantedOn],
    })
    await markProject(work, granted)
    return { patentId: id }
  },
})

export const endPatent = action({
  name: 'endPatent',
  requires: 'PATENT_UPDATE',
  rules: endPatentRules,
  description: 'Records that a patent or an application came to its end. Its open deadlines no longer apply.',
  async run(work, { id, status, endedOn, endReason = '' }) {
    const patent = await heldPatent(work, id)
    notBefore(patent, 'endedOn', endedOn, errors.endedBefore)
    await step(work, patent, status, {
      data: { endedOn, endReason },
      on: ['endedOn', endedOn],
      comment: endReason,
    })
    return { patentId: id }
  },
})

export const reinstatePatent = action({
  name: 'reinstatePatent',
  requires: 'PATENT_UPDATE',
  rules: reinstatePatentRules,
  description: 'Records that a patent is in force or pending again, as its dates say.',
  async run(work, { id, reason }) {
    const patent = await heldPatent(work, id)
    await step(work, patent, standing(patent), { data: { endedOn: null, endReason: '' }, comment: reason })
    return { patentId: id }
  },
})
