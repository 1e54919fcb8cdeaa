/** A project's facts in short cards: where it stands, its details, words and days (docs/spec/projects.md#project-detail). */
import { HStack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/projectFacts.js'
import type { ProjectFacts_project$key } from '#web/__generated__/ProjectFacts_project.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney, formatTime } from '#web/ui/format.ts'
import { readinessInWords } from '#web/features/readiness/readinessInWords.ts'
import { isEnded } from '#api/features/projects/ended.rules.ts'
import { OutcomeTag } from './outcomes.tsx'
import { potentialLabel, statusWords, trlWords } from './projectWords.ts'

export function ProjectFacts({ project: key }: { project: ProjectFacts_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectFacts_project on Project {
        status
        trl
        crlLevel
        commercialPotential
        readiness {
          score
          band
          signedOff
        }
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
        statusSince
        archivedAt
        archiveReason
        archiveOutcome
        lessonsLearned
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
      <Section title={texts.projectStatus()}>
        <Facts
          facts={[
            [texts.status(), statusWords[project.status]],
            ['TRL', trlWords(project.trl)],
            ['CRL', project.crlLevel && `CRL ${project.crlLevel}`],
            ['ARL', project.readiness && readinessInWords(project.readiness)],
            [
              texts.commercialPotential(),
              project.commercialPotential == null
                ? texts.notAssessed()
                : `${project.commercialPotential}% – ${potentialLabel(project.commercialPotential)}`,
            ],
          ]}
        />
      </Section>
      {isEnded(project.status) && project.statusSince && (
        <Section title={project.archivedAt ? texts.archive() : texts.ending()}>
          <Facts
            facts={[
              [texts.archived(), project.archivedAt && formatDate(project.archivedAt)],
              [texts.outcome(), <OutcomeTag key="outcome" outcome={project.archiveOutcome} />],
            ]}
          />
          <Facts
            columns={1}
            facts={[
              [texts.reason(), project.archiveReason],
              [texts.lessons(), project.lessonsLearned],
            ]}
          />
        </Section>
      )}
      <Section title={texts.projectDetails()}>
        <Facts
          facts={[
            [texts.principalInvestigator(), project.principalInvestigator || project.owner?.name || texts.unassigned()],
            [texts.institutionLab(), project.institution],
            [texts.department(), project.department],
            [texts.duration(), project.duration],
            [texts.budget(), project.budget == null ? null : formatMoney(project.budget)],
            [texts.projectStage(), project.projectStage],
            [texts.startupPotential(), project.startupPotential],
          ]}
        />
        <Facts
          columns={1}
          facts={[
            [texts.grants(), project.grants?.join('\n')],
            [texts.contacts(), project.contacts?.join('\n')],
          ]}
        />
      </Section>
      <Section title={texts.keywordsAndTags()}>
        {words.length ? (
          <HStack gap="1.5" flexWrap="wrap">
            {words.map((word) => (
              <Tag key={word}>{word}</Tag>
            ))}
          </HStack>
        ) : (
          texts.noneYet()
        )}
      </Section>
      <Section title={texts.timeline()}>
        <Facts
          facts={[
            [texts.created(), formatDate(project.createdAt)],
            [texts.lastUpdated(), formatTime(project.updatedAt)],
            [texts.start(), project.startDate && formatDate(project.startDate)],
            [texts.end(), project.endDate && formatDate(project.endDate)],
            [texts.nextReview(), project.nextReviewDate && formatDate(project.nextReviewDate)],
            [texts.nextMeeting(), project.nextMeeting ? formatTime(project.nextMeeting) : 'N/A'],
          ]}
        />
      </Section>
    </>
  )
}
