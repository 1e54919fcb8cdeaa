/** A project as an assessment reads it, and its texts as sentences. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { AssessedProject } from '../../readiness/completeness.ts'
import { sentencesOf, type Sentence } from '../../readiness/sentences.ts'
import * as texts from '#texts/readiness/fields.js'

type Row = Prisma.ProjectGetPayload<{ include: { members: true } }>

/** What is kept with an assessment, so that its report can be understood after the project has changed. */
export interface Inputs {
  project: AssessedProject
  sentences: Sentence[]
}

export function assessedProject(row: Row): AssessedProject {
  const { title, description, abstract, objectives, methodology, expectedOutcomes, problemSolving, targetMarket } = row
  const { businessApplication, businessValue, regulation, duration, prototypeStatus, startupPotential } = row
  const { ipStatus, patentReference, fundingStatus, fundingAmount, fundingAmountNeeded, fundingPurpose, budget } = row
  const { trl, commercialPotential, collaborators, challenges } = row
  const people = new Set([row.ownerId, ...row.members.map(({ userId }) => userId)])
  people.delete(null)
  return {
    title,
    description,
    abstract,
    objectives,
    methodology,
    expectedOutcomes,
    problemSolving,
    targetMarket,
    businessApplication,
    businessValue,
    regulation,
    duration,
    prototypeStatus,
    startupPotential,
    ipStatus,
    patentReference,
    fundingStatus,
    fundingAmount,
    fundingAmountNeeded,
    fundingPurpose,
    budget,
    trl,
    commercialPotential,
    collaborators,
    challenges,
    trlValidated: trl !== null && trl === row.validatedTrl,
    people: people.size,
  }
}

/** The sentences of a project's own texts, each with the name of its field. */
export function sentencesOfProject(project: AssessedProject): Sentence[] {
  const fields: readonly [source: string, text: string][] = [
    [texts.description(), project.description],
    [texts.abstract(), project.abstract],
    [texts.objectives(), project.objectives],
    [texts.methodology(), project.methodology],
    [texts.expectedOutcomes(), project.expectedOutcomes],
    [texts.problemSolving(), project.problemSolving],
    [texts.targetMarket(), project.targetMarket],
    [texts.businessApplication(), project.businessApplication],
    [texts.businessValue(), project.businessValue],
    [texts.regulation(), project.regulation],
    [texts.fundingPurpose(), project.fundingPurpose],
    [texts.startupPotential(), project.startupPotential],
    [texts.challenges(), project.challenges.join('\n\n')],
    [texts.collaborators(), project.collaborators.join('\n\n')],
  ]
  return fields.flatMap(([source, text]) => sentencesOf(source, text))
}
