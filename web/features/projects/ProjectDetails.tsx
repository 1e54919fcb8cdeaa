/** What a project is, what came out of it and who works on it (docs/spec/projects.md#project-detail); ProjectFacts has the rest. */
import { Heading, HStack, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectDetails_project$key } from '#web/__generated__/ProjectDetails_project.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { ProjectBadges } from './ProjectBadges.tsx'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { ProjectPublications } from '#web/features/publications/ProjectPublications.tsx'
import { ProjectOutputs } from './ProjectOutputs.tsx'
import { ProjectTeam } from './ProjectTeam.tsx'

export function ProjectDetails({
  project: key,
  heading = false,
}: {
  project: ProjectDetails_project$key
  heading?: boolean
}) {
  const project = useFragment(
    graphql`
      fragment ProjectDetails_project on Project {
        title
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
        ...ProjectBadges_project
        ...ProjectFacts_project
        ...FilesSection_record
        ...ProjectPublications_project
        ...ProjectOutputs_project
        ...ProjectTeam_project
      }
    `,
    key,
  )
  const commercial = [
    ['IP status', project.ipStatus],
    ['Patent reference', project.patentReference],
    ['Prototype status', project.prototypeStatus],
    ['Business value', project.businessValue],
    ['Seeking investment', project.seekingInvestment && 'Yes'],
    [
      'Funding amount',
      project.seekingInvestment && project.fundingAmountNeeded ? formatMoney(project.fundingAmountNeeded) : null,
    ],
    ['Funding purpose', project.seekingInvestment && project.fundingPurpose],
    ['Business application', project.businessApplication],
    ['Problem solving', project.problemSolving],
    ['Target market', project.targetMarket],
    ['Offer type', project.offerType],
    ['FTO regions', project.ftoRegions],
    ['Ownership', project.ipOwnership],
    ['Disclosure date', project.disclosureDate && formatDate(project.disclosureDate)],
    ['Already public', project.publiclyDisclosed && 'Yes'],
    ['Regulation', project.regulation],
    ['Offer details', project.offerDetails],
  ] as const
  return (
    <Stack gap="4">
      {heading && (
        <Heading as="h2" size="xl">
          {project.title}
        </Heading>
      )}
      <HStack gap="2" flexWrap="wrap">
        <ProjectBadges project={project} />
      </HStack>
      <Section title="Project Overview">
        <Facts
          columns={1}
          facts={[
            ['Description', project.description],
            ['Abstract', project.abstract],
            ['Objectives', project.objectives],
            ['Methodology', project.methodology],
            ['Expected outcomes', project.expectedOutcomes],
          ]}
        />
      </Section>
      {commercial.some(([, value]) => value) && (
        <Section title="Commercialization Details">
          <Facts facts={commercial} />
        </Section>
      )}
      <ProjectOutputs project={project} />
      <ProjectPublications project={project} />
      <FilesSection record={project} />
      <ProjectTeam project={project} />
    </Stack>
  )
}
