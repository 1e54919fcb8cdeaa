/** A project's facts in short cards: where it stands, its details, words and days (docs/spec/projects.md#project-detail). */
import { HStack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectFacts_project$key } from '#web/__generated__/ProjectFacts_project.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney, formatTime } from '#web/ui/format.ts'
import { potentialLabel, statusWords, trlWords } from './projectWords.ts'

export function ProjectFacts({ project: key }: { project: ProjectFacts_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectFacts_project on Project {
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
      }
    `,
    key,
  )
  const words = [...new Set([...project.keywords.split(',').map((word) => word.trim()), ...project.tags])].filter(
    Boolean,
  )
  return (
    <>
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
    </>
  )
}
