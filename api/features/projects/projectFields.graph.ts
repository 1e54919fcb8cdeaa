/**
 * A project's own fields by what the viewer must hold to read them (resolutions.md 3.3): the summary, the offer,
 * the amounts, and what stays inside. A hidden field is null.
 */
import type { Project } from '../../__generated__/prisma/client.ts'
import { builder, type FieldsOf } from '../../builder.ts'
import { holds } from '../../holds.ts'
import type { Permission } from '../../policy.ts'
import { projectReaders } from '../../relations.ts'
import { ProjectReaders } from './projectReaders.graph.ts'
import { FundingStatusEnum, ProjectRoleEnum, ProjectStatusEnum, TrlValidationStatusEnum } from './projectEnums.graph.ts'

type Fields = FieldsOf<'Project'>
type KeysOf<V> = { [K in keyof Project]: Project[K] extends V ? K : never }[keyof Project]

/** Text fields that are null when hidden. */
const texts = <K extends KeysOf<string>>(t: Fields, requires: Permission, described: Record<K, string>) =>
  Object.fromEntries(
    Object.entries<string>(described).map(([name, description]) => [
      name,
      t.exposeString(name as 'title', { nullable: true, requires, description }),
    ]),
  ) as Record<K, ReturnType<typeof oneText>>

const oneText = (t: Fields) => t.exposeString('title', { nullable: true, description: '' })

/** Lists of texts that are null when hidden. */
const lists = <K extends KeysOf<string[]>>(t: Fields, requires: Permission, described: Record<K, string>) =>
  Object.fromEntries(
    Object.entries<string>(described).map(([name, description]) => [
      name,
      t.exposeStringList(name as 'tags', { nullable: true, requires, description }),
    ]),
  ) as Record<K, ReturnType<typeof oneList>>

const oneList = (t: Fields) => t.exposeStringList('tags', { nullable: true, description: '' })

export const summaryFields = (t: Fields) => ({
  number: t.exposeInt('id', { description: 'The number that people refer to it by.' }),
  title: t.exposeString('title', { description: 'The title.' }),
  description: t.exposeString('description', { description: 'What it is about.' }),
  status: t.expose('status', { type: ProjectStatusEnum, description: 'Where it stands.' }),
  trl: t.exposeInt('trl', {
    nullable: true,
    description: 'Technology Readiness Level 1-9; nothing when it is not assessed.',
  }),
  trlLevel: t.exposeInt('trl', { nullable: true, description: 'The same as trl.' }),
  trlValidationStatus: t.expose('trlValidationStatus', {
    type: TrlValidationStatusEnum,
    description: 'Whether the TRL was checked.',
  }),
  commercialPotential: t.exposeInt('commercialPotential', {
    nullable: true,
    description: 'Percent; nothing when it is not assessed.',
  }),
  department: t.exposeString('department', { description: 'The department.' }),
  institution: t.exposeString('institution', { description: 'The institution, laboratory or group.' }),
  principalInvestigator: t.exposeString('principalInvestigator', {
    description: 'The name of who leads the research.',
  }),
  tags: t.exposeStringList('tags', { description: 'Its tags.' }),
  keywords: t.exposeString('keywords', { description: 'Comma-separated keywords.' }),
  projectStage: t.exposeString('projectStage', { description: "The stage in its people's words." }),
  fundingStatus: t.expose('fundingStatus', { type: FundingStatusEnum, description: 'How far it is funded.' }),
  seekingInvestment: t.exposeBoolean('seekingInvestment', { description: 'Whether it seeks investment.' }),
  industryInterest: t.exposeInt('industryInterest', { description: 'Interest of industry, percent.' }),
  investorInterestCount: t.exposeInt('investorInterestCount', { description: 'How many investors showed interest.' }),
  memberCount: t.relationCount('members', { description: 'How many people work on it.' }),
  approvedForIndustry: t.exposeBoolean('approvedForIndustry', { description: 'Whether it is open to industry.' }),
  approvedForInvestors: t.exposeBoolean('approvedForInvestors', { description: 'Whether it is open to investors.' }),
  visibleToResearchers: t.exposeBoolean('visibleToResearchers', {
    description: 'Whether other researchers may see its summary.',
  }),
  createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
  updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
})

export const offerFields = (t: Fields) => ({
  ...texts(t, 'PROJECT_READ_OFFER', {
    abstract: 'The abstract.',
    objectives: 'What it is to reach.',
    expectedOutcomes: 'What is to come of it.',
    ipStatus: 'The state of the intellectual property.',
    prototypeStatus: 'The state of the prototype.',
    startupPotential: 'Whether a company may come of it.',
    businessApplication: 'Where it would be used.',
    businessValue: 'What it is worth to a user.',
    problemSolving: 'The problem that it solves.',
    targetMarket: 'Who would buy it.',
    offerType: 'What is offered: licence, partnership, spin-out.',
    offerDetails: 'The offer in detail.',
    ftoRegions: 'Regions with freedom to operate.',
    regulation: 'Approvals and standards that use would need.',
    duration: 'How long it takes.',
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
    description: 'When it starts.',
  }),
  endDate: t.expose('endDate', {
    type: 'Date',
    nullable: true,
    requires: 'PROJECT_READ_OFFER',
    description: 'When it ends.',
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
  ...texts(t, 'PROJECT_READ_FUNDING', { fundingPurpose: 'What the funding is for.' }),
  ...lists(t, 'PROJECT_READ_FUNDING', { grants: 'Grants, each with funder and amount.' }),
})

builder.prismaObject('ProjectMember', {
  readable: 'parent',
  description: 'A person who works on a project.',
  fields: (t) => ({
    role: t.expose('role', { type: ProjectRoleEnum, description: 'What the person may do in it.' }),
    user: t.relation('user', { nullable: true, description: 'The person.' }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime', description: 'Since when.' }),
  }),
})

const readers = Object.keys(projectReaders) as (keyof typeof projectReaders)[]

const inside = 'PROJECT_READ_INTERNAL' satisfies Permission
const day = (
  t: Fields,
  name: 'lastReviewDate' | 'nextReviewDate' | 'embargoUntil' | 'disclosureDate' | 'answerBy',
  description: string,
) => t.expose(name, { type: 'Date', nullable: true, requires: inside, description })

export const confidentialFields = (t: Fields) => ({
  ...texts(t, inside, {
    methodology: 'How the work is done.',
    patentReference: 'The patent or application.',
    ipOwnership: 'Who owns the intellectual property.',
    archiveReason: 'Why it is archived.',
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
    description: 'Whether it stays inside whatever its approvals say.',
  }),
  approvedForIndustryAt: t.expose('approvedForIndustryAt', {
    type: 'DateTime',
    nullable: true,
    requires: inside,
    description: 'Since when it is open to industry.',
  }),
  approvedForInvestorsAt: t.expose('approvedForInvestorsAt', {
    type: 'DateTime',
    nullable: true,
    requires: inside,
    description: 'Since when it is open to investors.',
  }),
  embargoUntil: day(t, 'embargoUntil', 'Until when it stays inside although it is approved.'),
  lastReviewDate: day(t, 'lastReviewDate', 'The last review.'),
  nextReviewDate: day(t, 'nextReviewDate', 'The next review.'),
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
    description: 'When it entered its present status.',
  }),
  answerBy: day(t, 'answerBy', 'The day by which the university promised to answer, while the project is proposed.'),
  archivedAt: t.expose('archivedAt', {
    type: 'DateTime',
    nullable: true,
    requires: inside,
    description: 'Since when it is archived.',
  }),
  archivedFrom: t.expose('archivedFrom', {
    type: ProjectStatusEnum,
    nullable: true,
    requires: inside,
    description: 'The status that it goes back to from the archive.',
  }),
  members: t.relation('members', {
    nullable: true,
    requires: inside,
    description: 'The people who work on it, the lead first.',
    query: { orderBy: [{ role: 'asc' }, { id: 'asc' }] },
  }),
})
