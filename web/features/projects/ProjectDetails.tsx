/** What a project is, what came out of it and who works on it (docs/spec/projects.md#project-detail); ProjectFacts has the rest. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { ipStatusWords, offerWords } from '#api/features/projects/offered.rules.ts'
import * as texts from '#texts/projects/projectDetails.js'
import type { ProjectDetails_project$key } from '#web/__generated__/ProjectDetails_project.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { ProjectGrants } from '#web/features/grants/ProjectGrants.tsx'
import { ProjectPatents } from '#web/features/patents/ProjectPatents.tsx'
import { ProjectPublications } from '#web/features/publications/ProjectPublications.tsx'
import { ProjectOutputs } from './ProjectOutputs.tsx'
import { ProjectTeam } from './ProjectTeam.tsx'

export function ProjectDetails({ project: key }: { project: ProjectDetails_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectDetails_project on Project {
        description
        abstract
        objectives
        methodology
        expectedOutcomes
        ipStatus
        patentReference
        prototypeStatus
        businessValue
        businessApplication
        problemSolving
        targetMarket
        offerType
        offerDetails
        ftoRegions
        ipOwnership
        disclosureDate
        publiclyDisclosed
        regulation
        seekingInvestment
        fundingAmountNeeded
        fundingPurpose
        ...FilesSection_record
        ...ProjectPublications_project
        ...ProjectPatents_project
        ...ProjectGrants_project
        ...ProjectOutputs_project
        ...ProjectTeam_project
      }
    `,
    key,
  )
  const commercial = [
    [texts.ipStatus(), project.ipStatus && ipStatusWords(project.ipStatus)],
    [texts.patentReference(), project.patentReference],
    [texts.prototypeStatus(), project.prototypeStatus],
    [texts.businessValue(), project.businessValue],
    [texts.seekingInvestment(), project.seekingInvestment && texts.yes()],
    [
      texts.fundingAmount(),
      project.seekingInvestment && project.fundingAmountNeeded ? formatMoney(project.fundingAmountNeeded) : null,
    ],
    [texts.fundingPurpose(), project.seekingInvestment && project.fundingPurpose],
    [texts.businessApplication(), project.businessApplication],
    [texts.problemSolving(), project.problemSolving],
    [texts.targetMarket(), project.targetMarket],
    [texts.offerType(), project.offerType && offerWords(project.offerType)],
    [texts.ftoRegions(), project.ftoRegions],
    [texts.ownership(), project.ipOwnership],
    [texts.disclosureDate(), project.disclosureDate && formatDate(project.disclosureDate)],
    [texts.alreadyPublic(), project.publiclyDisclosed && texts.yes()],
    [texts.regulation(), project.regulation],
    [texts.offerDetails(), project.offerDetails],
  ] as const
  return (
    <>
      <Section title={texts.projectOverview()}>
        <Facts
          columns={1}
          facts={[
            [texts.description(), project.description],
            [texts.abstract(), project.abstract],
            [texts.objectives(), project.objectives],
            [texts.methodology(), project.methodology],
            [texts.expectedOutcomes(), project.expectedOutcomes],
          ]}
        />
      </Section>
      {commercial.some(([, value]) => value) && (
        <Section title={texts.commercializationDetails()}>
          <Facts facts={commercial} />
        </Section>
      )}
      <ProjectOutputs project={project} />
      <ProjectPublications project={project} />
      <ProjectPatents project={project} />
      <ProjectGrants project={project} />
      <FilesSection record={project} />
      <ProjectTeam project={project} />
    </>
  )
}
