/**
 * A project's own fields by what the viewer must hold to read them (docs/spec/access.md#who-may-see-a-project): the summary, the offer,
 * the amounts, and what stays inside. A hidden field is null.
 */
import type { Project } from '../../__generated__/prisma/client.ts'
import { builder, type FieldsOf } from '../../builder.ts'
import { FundingStatusEnum } from '../../fundingStatus.graph.ts'
import { holds } from '../../holds.ts'
import type { Permission } from '../../policy.ts'
import { inBoth } from '../../records/inBoth.graph.ts'
import { projectReaders } from '../../relations.ts'
import { ProjectReaders } from './projectReaders.graph.ts'
import {
  ProjectOutcomeEnum,
  ProjectRoleEnum,
  ProjectStatusEnum,
  TrlValidationStatusEnum,
} from './projectEnums.graph.ts'

type Fields = FieldsOf<'Project'>
type KeysOf<V> = { [K in keyof Project]: Project[K] extends V ? K : never }[keyof Project]

/** Text fields that are null when hidden. */
const texts = <K extends KeysOf<string>>(t: Fields, requires: Permission, described: Record<K, string | null>) =>
  Object.fromEntries(
    Object.entries<string | null>(described).map(([name, description]) => [
      name,
      t.exposeString(name as 'title', { nullable: true, requires, ...(description ? { description } : {}) }),
    ]),
  ) as Record<K, ReturnType<typeof oneText>>

const oneText = (t: Fields) => t.exposeString('title', { nullable: true, description: '' })

/** Lists of texts that are null when hidden. */
const lists = <K extends KeysOf<string[]>>(t: Fields, requires: Permission, described: Record<K, string | null>) =>
  Object.fromEntries(
    Object.entries<string | null>(described).map(([name, description]) => [
      name,
      t.exposeStringList(name as 'tags', { nullable: true, requires, ...(description ? { description } : {}) }),
    ]),
  ) as Record<K, ReturnType<typeof oneList>>

const oneList = (t: Fields) => t.exposeStringList('tags', { nullable: true, description: '' })

export const summaryFields = (t: Fields) => ({
  number: t.exposeInt('id'),
  title: inBoth(t, 'title'),
  description: inBoth(t, 'description'),
  status: t.expose('status', { type: ProjectStatusEnum }),
  trl: t.exposeInt('trl', {
    nullable: true,
    description: 'Technology Readiness Level 1-9; nothing when it is not assessed.',
  }),
  trlValidationStatus: t.expose('trlValidationStatus', {
    type: TrlValidationStatusEnum,
    description: 'Whether the TRL was checked.',
  }),
  commercialPotential: t.exposeInt('commercialPotential', {
    nullable: true,
    description: 'Percent; nothing when it is not assessed.',
  }),
  department: t.exposeString('department'),
  institution: t.exposeString('institution', { description: 'The institution, laboratory or group.' }),
  principalInvestigator: t.exposeString('principalInvestigator'),
  tags: t.exposeStringList('tags'),
  keywords: t.exposeString('keywords'),
  projectStage: t.exposeString('projectStage'),
  fundingStatus: t.expose('fundingStatus', { type: FundingStatusEnum }),
  seekingInvestment: t.exposeBoolean('seekingInvestment'),
  industryInterest: t.exposeInt('industryInterest', { description: 'Interest of industry, percent.' }),
  investorInterestCount: t.exposeInt('investorInterestCount', {
    nullable: true,
    requires: 'PROJECT_READ_INTERNAL',
    description: 'How many investors are interested; null for those who may not know of it.',
  }),
  memberCount: t.relationCount('members'),
  approvedForIndustry: t.exposeBoolean('approvedForIndustry'),
  approvedForInvestors: t.exposeBoolean('approvedForInvestors'),
  visibleToResearchers: t.exposeBoolean('visibleToResearchers'),
  createdAt: t.expose('createdAt', { type: 'DateTime' }),
  updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
})

export const offerFields = (t: Fields) => ({
  abstract: inBoth(t, 'abstract', { nullable: true, requires: 'PROJECT_READ_OFFER' }),
  ...texts(t, 'PROJECT_READ_OFFER', {
    objectives: null,
    expectedOutcomes: null,
    ipStatus: null,
    prototypeStatus: null,
    startupPotential: null,
    businessApplication: null,
    businessValue: null,
    problemSolving: null,
    targetMarket: null,
    offerType: 'What is offered: license, partnership, spin-out.',
    offerDetails: null,
    ftoRegions: null,
    regulation: 'Approvals and standards that use would need.',
    duration: null,
  }),
  ...lists(t, 'PROJECT_READ_OFFER', {
    papers: 'Papers, each with its DOI.',
    datasets: 'Data sets, each with where it is.',
    software: 'Code, each with where it is.',
  }),
  crlLevel: t.exposeInt('crlLevel', {
    nullable: true,
    requires: 'PROJECT_READ_OFFER',
    description: 'Commercial Readiness Level 1-9.',
  }),
  startDate: t.expose('startDate', {
    type: 'Date',
    nullable: true,
    requires: 'PROJECT_READ_OFFER',
  }),
  endDate: t.expose('endDate', {
    type: 'Date',
    nullable: true,
    requires: 'PROJECT_READ_OFFER',
  }),
})

const money = (t: Fields, name: 'budget' | 'fundingAmount' | 'fundingAmountNeeded', description: string) =>
  t.exposeInt(name, {
    nullable: true,
    requires: 'PROJECT_READ_FUNDING',
    description: `${description}, AED in whole units.`,
  })

export const fundingFields = (t: Fields) => ({
  budget: money(t, 'budget', 'The budget'),
  fundingAmount: money(t, 'fundingAmount', 'Funding received'),
  fundingAmountNeeded: money(t, 'fundingAmountNeeded', 'Funding needed'),
  ...texts(t, 'PROJECT_READ_FUNDING', { fundingPurpose: null }),
  ...lists(t, 'PROJECT_READ_FUNDING', { grants: 'Grants, each with funder and amount.' }),
})

builder.prismaObject('ProjectMember', {
  readable: 'parent',
  description: 'A person who works on a project.',
  fields: (t) => ({
    role: t.expose('role', { type: ProjectRoleEnum }),
    user: t.relation('user', { nullable: true }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
  }),
})

const readers = Object.keys(projectReaders) as (keyof typeof projectReaders)[]

const inside = 'PROJECT_READ_INTERNAL' satisfies Permission
const day = (
  t: Fields,
  name: 'lastReviewDate' | 'nextReviewDate' | 'embargoUntil' | 'disclosureDate' | 'answerBy',
  description?: string,
) => t.expose(name, { type: 'Date', nullable: true, requires: inside, ...(description ? { description } : {}) })

export const confidentialFields = (t: Fields) => ({
  ...texts(t, inside, {
    methodology: null,
    patentReference: null,
    ipOwnership: null,
    archiveReason: 'Why it is archived.',
    lessonsLearned: 'What others can learn from it, once it is completed or archived.',
    returnComments: 'What the university asked to change when it returned the project, until it is submitted again.',
  }),
  ...lists(t, inside, {
    collaborators: 'Partners in the work.',
    challenges: 'What stands in the way.',
    contacts: 'Whom to ask, each with how to reach them.',
  }),
  disclosureDate: day(t, 'disclosureDate', 'When the invention was disclosed to the university.'),
  publiclyDisclosed: t.exposeBoolean('publiclyDisclosed', {
    nullable: true,
    requires: inside,
    description: 'Whether the result was published, shown or sold before it was protected.',
  }),
  confidential: t.exposeBoolean('confidential', {
    nullable: true,
    requires: inside,
  }),
  approvedForIndustryAt: t.expose('approvedForIndustryAt', {
    type: 'DateTime',
    nullable: true,
    requires: inside,
  }),
  approvedForInvestorsAt: t.expose('approvedForInvestorsAt', {
    type: 'DateTime',
    nullable: true,
    requires: inside,
  }),
  embargoUntil: day(t, 'embargoUntil'),
  lastReviewDate: day(t, 'lastReviewDate'),
  nextReviewDate: day(t, 'nextReviewDate'),
  visibleTo: t.field({
    type: [ProjectReaders],
    nullable: true,
    requires: inside,
    description: 'Who beyond its people and the university may see it at this moment.',
    resolve: (project) => readers.filter((reader) => holds(projectReaders[reader](), project)),
  }),
  statusSince: t.expose('statusSince', {
    type: 'DateTime',
    nullable: true,
    requires: inside,
  }),
  answerBy: day(t, 'answerBy', 'The day by which the university promised to answer, while the project is proposed.'),
  archivedAt: t.expose('archivedAt', {
    type: 'DateTime',
    nullable: true,
    requires: inside,
  }),
  archivedFrom: t.expose('archivedFrom', {
    type: ProjectStatusEnum,
    nullable: true,
    requires: inside,
  }),
  archiveOutcome: t.expose('archiveOutcome', {
    type: ProjectOutcomeEnum,
    nullable: true,
    requires: inside,
    description: 'What came of it, once it is completed or archived; nothing when nobody has said so.',
  }),
  members: t.relation('members', {
    nullable: true,
    requires: inside,
    description: 'The people who work on it, the lead first.',
    query: { orderBy: [{ role: 'asc' }, { id: 'asc' }] },
  }),
})
