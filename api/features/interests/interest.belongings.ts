/** What of interests hangs on a person. */
import type { Work } from '../../action.ts'
import { goingOn } from '../../investing/interestLadder.rules.ts'
import { interestMoves, moved } from '../../investing/interestMoves.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

/** Who leaves invests nothing: what goes on ends. */
async function end(work: Work) {
  const { tx, viewer } = work
  const going = await tx.investmentInterest.findMany({
    where: { investorId: viewer.id, status: { in: [...goingOn] } },
  })
  for (const interest of going) {
    const early = 'WITHDRAWN' in interestMoves.of(interest)
    const over = { ...moved(), nextStep: '', nextStepOn: null }
    if (early) await moveIfUnchanged(work, interestMoves, interest, 'WITHDRAWN', { data: over })
    else await moveIfUnchanged(work, interestMoves, interest, 'PASSED', { data: { ...over, passedBy: 'INVESTOR' } })
  }
}

/** Nobody looks after what the person looked after, so that the whole team is notified. */
const handBack = ({ tx, viewer }: Work) =>
  tx.investmentInterest.updateMany({ where: { contactId: viewer.id }, data: { contactId: null } })

const interest = { select: { id: true, title: true } } as const

export const interestBelongings = {
  investmentInterests: {
    take: ({ db, access }, investorId) =>
      db.investmentInterest.findMany({
        where: { AND: [{ investorId }, access.within('INTEREST_READ')] },
        omit: { searchText: true, sortTitle: true, sortNextStepOn: true, contactId: true },
        include: { tasks: { select: { text: true, side: true, dueOn: true, doneAt: true } } },
        orderBy: oldestFirst,
      }),
    leave: end,
    close: end,
  },
  handledInterests: { leave: handBack, close: handBack },
  interestMessages: {
    take: ({ db, access }, authorId) =>
      db.interestMessage.findMany({
        where: { authorId, investmentInterest: access.within('INTEREST_READ') },
        select: { text: true, createdAt: true, investmentInterest: interest },
        orderBy: oldestFirst,
      }),
  },
  interestNotes: {
    take: ({ db, access }, authorId) =>
      db.interestNote.findMany({
        where: { authorId, investmentInterest: access.within('INTEREST_WORK') },
        select: { text: true, createdAt: true, investmentInterest: interest },
        orderBy: oldestFirst,
      }),
  },
  askedInterestQuestions: {
    take: ({ db, access }, askerId) =>
      db.interestQuestion.findMany({
        where: { askerId, investmentInterest: access.within('INTEREST_READ') },
        select: { text: true, askedAt: true, investmentInterest: interest },
        orderBy: { id: 'asc' },
      }),
  },
  answeredInterestQuestions: {
    take: ({ db, access }, answererId) =>
      db.interestQuestion.findMany({
        where: { answererId, investmentInterest: access.within('INTEREST_READ') },
        select: { text: true, answer: true, answeredAt: true, investmentInterest: interest },
        orderBy: { id: 'asc' },
      }),
  },
} as const satisfies Record<string, Belonging>
