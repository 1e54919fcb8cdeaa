/** Challenges in the schema. */
import { numberInWords } from '#localized'
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { dayLength, universityDay } from '../../days.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  HasReadersInterface,
  HasTranslationInterface,
  RecordInterface,
} from '../../records/interfaces.graph.ts'
import { inBoth } from '../../records/inBoth.graph.ts'
import { ReportableInterface } from '../../records/reportable.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { everSubmitted, standing } from '../../proposing/proposedBy.ts'
import { undecided } from '../../proposing/proposalStages.ts'
import { isPromiseOver } from '../../proposing/answerDay.ts'
import { assignChallengeChecker } from './assign.actions.ts'
import { createChallenge, deleteChallenges, duplicateChallenge, updateChallenge } from './challenge.actions.ts'
import { challengeSort, challengeWhere } from './challenge.list.ts'
import { challengeFilterRules } from './challenge.rules.ts'
import {
  ChallengeDisplayStatusEnum,
  ChallengeStatusEnum,
  CollaborationTypeEnum,
  FundingRangeEnum,
  SectorEnum,
} from './challengeEnums.graph.ts'
import { displayStatus } from './challengeStatus.ts'
import { companyTraces } from './companyTraces.ts'
import { fundingInWords } from './funding.rules.ts'
import { inviteToPropose } from './invite.actions.ts'
import {
  cancelChallenge,
  closeChallenge,
  completeChallenge,
  extendChallenge,
  publishChallenge,
  returnChallenge,
  submitChallenge,
  updateClosingReport,
} from './publish.actions.ts'
import { answerQuestion, askQuestion } from './question.actions.ts'
import { remindCompany } from './remind.actions.ts'
import { removeChallengeReviewer, setChallengeReviewer } from './reviewTeam.actions.ts'
import { viewChallenge } from './star.actions.ts'

/** What proposals were submitted, whatever became of them. */
const submittedOnce = { _count: { select: { proposals: { where: everSubmitted } } } }

/** What proposals wait for an answer. */
const waiting = { _count: { select: { proposals: { where: { status: { in: [...undecided] } } } } } }

builder.prismaNode('Challenge', {
  id: { field: 'id' },
  interfaces: [
    RecordInterface,
    HasFilesInterface,
    HasHistoryInterface,
    HasReadersInterface,
    HasThreadInterface,
    ReportableInterface,
    HasTranslationInterface,
  ],
  readable: 'CHALLENGE_READ',
  description: 'A problem that a company asks researchers to solve.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: inBoth(t, 'title'),
    description: inBoth(t, 'description'),
    problemStatement: inBoth(t, 'problemStatement'),
    companyName: t.exposeString('companyName', {
      nullable: true,
      requires: 'CHALLENGE_READ_COMPANY',
      description: 'The company; nothing while it posts without its name.',
    }),
    companyDescription: t.exposeString('companyDescription', {
      nullable: true,
      requires: 'CHALLENGE_READ_COMPANY',
    }),
    owner: t.relation('owner', {
      nullable: true,
      requires: 'CHALLENGE_READ_COMPANY',
    }),
    anonymous: t.exposeBoolean('anonymous', {
      description: 'Whether the company’s name stays hidden until it shortlists a proposal.',
    }),
    blindScreening: t.exposeBoolean('blindScreening', {
      description: 'Whether proposals are first screened without the names of those who applied.',
    }),
    canChangeScreening: t.boolean({
      nullable: true,
      requires: 'CHALLENGE_UPDATE',
      description: 'Whether it can still be changed how proposals are first screened: until someone submits one.',
      select: submittedOnce,
      extensions: { reads: [] },
      resolve: ({ _count }) => _count.proposals === 0,
    }),
    companyTraces: t.stringList({
      nullable: true,
      requires: 'CHALLENGE_READ_INTERNAL',
      select: { files: { where: { currentId: null }, select: { name: true }, orderBy: { id: 'asc' } } },
      description: 'Where an anonymous challenge names its company all the same: its fields and files.',
      extensions: {
        reads: [
          'companyName',
          'title',
          'description',
          'problemStatement',
          'goal',
          'mustHaves',
          'offer',
          'tags',
          'closingReport',
        ],
      },
      resolve: (challenge) => companyTraces(challenge),
    }),
    sector: t.expose('sector', { type: SectorEnum }),
    tags: t.exposeStringList('tags'),
    status: t.expose('status', { type: ChallengeStatusEnum }),
    displayStatus: t.field({
      type: ChallengeDisplayStatusEnum,
      description: 'What it is shown as: past its deadline it is expired.',
      extensions: { reads: [] },
      resolve: (challenge) => displayStatus(challenge),
    }),
    collaborationType: t.expose('collaborationType', {
      type: CollaborationTypeEnum,
    }),
    fundingRange: t.expose('fundingRange', { type: FundingRangeEnum, description: 'What is paid, roughly.' }),
    budget: t.exposeInt('budget', { nullable: true, description: 'What is paid; AED in whole units.' }),
    minBudget: t.exposeInt('minBudget', { nullable: true, description: 'The lower end; AED in whole units.' }),
    maxBudget: t.exposeInt('maxBudget', { nullable: true, description: 'The upper end; AED in whole units.' }),
    funding: t.int({
      nullable: true,
      description: 'The upper end of what is paid, as lists are sorted by; nothing when it is not said.',
      extensions: { reads: ['sortFunding'] },
      resolve: ({ sortFunding }) => sortFunding || null,
    }),
    fundingWords: t.string({
      description: 'What is paid, in words: an amount, a span or the range.',
      extensions: { reads: ['budget', 'minBudget', 'maxBudget', 'fundingRange'] },
      resolve: (challenge) => fundingInWords(challenge, (amount) => `AED ${numberInWords(amount)}`),
    }),
    trl: t.exposeInt('trl', { nullable: true, description: 'The TRL from which solutions are looked for.' }),
    goal: t.exposeString('goal'),
    mustHaves: t.exposeStringList('mustHaves'),
    offer: t.exposeString('offer'),
    deadline: t.expose('deadline', {
      type: 'Date',
      nullable: true,
      description: 'The last day on which one may propose, in the university’s zone.',
    }),
    closesAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The moment from which nobody can propose; nothing when there is no deadline.',
      extensions: { reads: ['deadline'] },
      resolve: ({ deadline, closesAt }) => (deadline ? closesAt : null),
    }),
    daysLeft: t.int({
      nullable: true,
      description: 'Days until the deadline, rounded up; 0 on its day and when it is past; nothing without one.',
      extensions: { reads: ['deadline'] },
      // It closes when its last day is over.
      resolve: ({ deadline, closesAt }) =>
        deadline ? Math.max(0, Math.ceil((closesAt.getTime() - Date.now()) / dayLength) - 1) : null,
    }),
    answerBy: t.expose('answerBy', { type: 'Date', nullable: true }),
    cancelReason: t.exposeString('cancelReason'),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
    closingReport: t.exposeString('closingReport', {
      description: 'What came of it, once it is completed; empty when nobody wrote it.',
    }),
    acceptedCount: t.int({
      nullable: true,
      description: 'How many proposals were accepted, once it is completed.',
      select: { _count: { select: { proposals: { where: { status: 'ACCEPTED' } } } } },
      extensions: { reads: ['status'] },
      resolve: ({ status, _count }) => (status === 'COMPLETED' ? _count.proposals : null),
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    postedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day on which it was published, in the university’s zone.',
      extensions: { reads: ['publishedAt'] },
      resolve: ({ publishedAt }) => publishedAt && universityDay(publishedAt),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    proposalCount: t.relationCount('proposals', {
      where: standing,
      extensions: { reads: [] },
    }),
    waitingCount: t.int({
      nullable: true,
      requires: 'CHALLENGE_READ_INTERNAL',
      select: waiting,
      extensions: { reads: [] },
      resolve: ({ _count }) => _count.proposals,
    }),
    overdue: t.boolean({
      nullable: true,
      requires: 'CHALLENGE_READ_INTERNAL',
      select: waiting,
      description: 'Whether the day by which applicants were to hear has gone by, and some have not heard.',
      extensions: { reads: ['answerBy'] },
      resolve: ({ _count, ...challenge }) => _count.proposals > 0 && isPromiseOver(challenge),
    }),
    starCount: t.int({
      nullable: true,
      requires: 'CHALLENGE_READ_INTERNAL',
      select: { _count: { select: { stars: true } } },
      extensions: { reads: [] },
      resolve: ({ _count }) => _count.stars,
    }),
    viewCount: t.int({
      nullable: true,
      requires: 'CHALLENGE_READ_INTERNAL',
      select: { _count: { select: { viewings: true } } },
      extensions: { reads: [] },
      resolve: ({ _count }) => _count.viewings,
    }),
    starred: t.boolean({
      extensions: { reads: [] },
      select: (_args, { viewer }) => ({ stars: { where: { userId: viewer?.id ?? -1 }, select: { id: true } } }),
      resolve: ({ stars }) => stars.length > 0,
    }),
    canUpdate: viewerCan(t, 'CHALLENGE_UPDATE', 'Whether the viewer may change, extend, close or cancel it.'),
    canDelete: viewerCan(t, 'CHALLENGE_DELETE'),
    canPublish: viewerCan(t, 'CHALLENGE_PUBLISH'),
    canAnswer: viewerCan(t, 'CHALLENGE_ANSWER'),
    canAsk: viewerCan(t, 'CHALLENGE_ASK'),
    canPropose: viewerCan(t, 'PROPOSAL_CREATE'),
    canStar: viewerCan(t, 'CHALLENGE_STAR'),
  }),
})

listField('challenges', {
  type: 'Challenge',
  read: 'CHALLENGE_READ',
  description: 'The challenges that the viewer may see.',
  filter: { rules: challengeFilterRules, where: challengeWhere },
  sort: challengeSort,
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

numberField('challenge', { type: 'Challenge', read: 'CHALLENGE_READ' })

for (const act of [
  createChallenge,
  updateChallenge,
  duplicateChallenge,
  submitChallenge,
  publishChallenge,
  returnChallenge,
  extendChallenge,
  closeChallenge,
  completeChallenge,
  updateClosingReport,
  cancelChallenge,
  remindCompany,
  viewChallenge,
  askQuestion,
  answerQuestion,
  setChallengeReviewer,
  removeChallengeReviewer,
  assignChallengeChecker,
  inviteToPropose,
])
  actionField(act as typeof submitChallenge, (t) => ({
    challenge: recordField(t, 'Challenge', (out) => out.challengeId),
  }))

actionField(deleteChallenges, (t) => ({
  deletedIds: t.globalIDList({
    resolve: ({ deletedIds }) => deletedIds.map((id) => ({ type: 'Challenge', id })),
  }),
}))
