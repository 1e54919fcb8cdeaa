/** Everything of a project that the viewer may read, in the documented cards (docs/spec/projects.md#project-detail). */
import { Heading, HStack, SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectDetails_project$key } from '#web/__generated__/ProjectDetails_project.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney, formatTime } from '#web/ui/format.ts'
import { ProjectBadges } from './ProjectBadges.tsx'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { ProjectPublications } from '#web/features/publications/ProjectPublications.tsx'
import { ProjectOutputs } from './ProjectOutputs.tsx'
import { ProjectTeam } from './ProjectTeam.tsx'
import { potentialLabel, statusWords, trlWords } from './projectWords.ts'

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
        status
        trl
        crlLevel
        commercialPotential
        principalInvestigator
        department
        institution
        grants
        contacts
        duration
        budget
        projectStage
        startupPotential
        keywords
        tags
        createdAt
        updatedAt
        nextMeeting
        startDate
        endDate
        nextReviewDate
        archivedAt
        archiveReason
        owner {
          name
        }
        ...ProjectBadges_project
        ...FilesSection_record
        ...ProjectPublications_project
        ...ProjectOutputs_project
        ...ProjectTeam_project
      }
    `,
    key,
  )
  const words = [...new Set([...project.keywords.split(',').map((word) => word.trim()), ...project.tags])].filter(
    Boolean,
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
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
        <Section title="Project Status">
          <Facts
            facts={[
              ['Status', statusWords[project.status]],
              ['TRL', trlWords(project.trl)],
              ['CRL', project.crlLevel && `CRL ${project.crlLevel}`],
              [
                'Commercial potential',
                project.commercialPotential == null
                  ? 'Not assessed'
                  : `${project.commercialPotential}% – ${potentialLabel(project.commercialPotential)}`,
              ],
            ]}
          />
        </Section>
        <Section title="Project Details">
          <Facts
            facts={[
              ['Principal Investigator', project.principalInvestigator || project.owner?.name || 'Unassigned'],
              ['Institution/Lab', project.institution],
              ['Department', project.department],
              ['Duration', project.duration],
              ['Budget', project.budget == null ? null : formatMoney(project.budget)],
              ['Project stage', project.projectStage],
              ['Startup potential', project.startupPotential],
              ['Grants', project.grants?.join('\n')],
              ['Contacts', project.contacts?.join('\n')],
            ]}
          />
        </Section>
        <Section title="Keywords and Tags">
          {words.length ? (
            <HStack gap="1.5" flexWrap="wrap">
              {words.map((word) => (
                <Tag key={word}>{word}</Tag>
              ))}
            </HStack>
          ) : (
            'None yet'
          )}
        </Section>
        <Section title="Timeline">
          <Facts
            facts={[
              ['Created', formatDate(project.createdAt)],
              ['Last updated', formatTime(project.updatedAt)],
              ['Start', project.startDate && formatDate(project.startDate)],
              ['End', project.endDate && formatDate(project.endDate)],
              ['Next review', project.nextReviewDate && formatDate(project.nextReviewDate)],
              ['Archived', project.archivedAt && formatDate(project.archivedAt)],
              ['Archive reason', project.archiveReason],
              ['Next meeting', project.nextMeeting ? formatTime(project.nextMeeting) : 'N/A'],
            ]}
          />
        </Section>
      </SimpleGrid>
      <ProjectPublications project={project} />
      <FilesSection record={project} />
      <ProjectTeam project={project} />
    </Stack>
  )
}
