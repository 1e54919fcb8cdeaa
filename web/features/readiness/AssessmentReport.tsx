/** The report of a completed assessment (docs/spec/ai-tools.md#arl-results). */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { FileDown, RefreshCw } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { language } from '#language'
import * as report from '#texts/readiness/report.js'
import * as texts from '#texts/readiness/view.js'
import type { AssessmentReport_assessment$key } from '#web/__generated__/AssessmentReport_assessment.graphql.ts'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { useDownload } from '#web/relay/useDownload.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { backToAssessments } from './backToAssessments.ts'
import { AreaScores } from './AreaScores.tsx'
import { DraftedSummary } from './DraftedSummary.tsx'
import { DimensionCards } from './DimensionCards.tsx'
import { Lifts } from './Lifts.tsx'
import { Targets } from './Targets.tsx'
import { readinessHistory } from './readinessHistory.ts'
import { useSignOff } from './useSignOff.tsx'

interface Props {
  assessment: AssessmentReport_assessment$key
  /** The model that drafts; null when there is none. */
  model: string | null
}

export function AssessmentReport({ assessment: key, model }: Props) {
  const assessment = useFragment(
    graphql`
      fragment AssessmentReport_assessment on ArlAssessment {
        number
        title
        score
        band
        low
        level
        completeness
        completedAt
        engineVersion
        rubricVersion
        reviewedAt
        reviewNote
        canUpdate
        project {
          number
          path
          title
        }
        owner {
          name
        }
        reviewer {
          name
        }
        report {
          summary
          marketAnalysis
          technologyReadiness
          recommendations
          nextSteps {
            title
            text
            timeline
          }
        }
        questions {
          id
          question
          answer
        }
        dimensions {
          id
          proposedBy
          title
          dimension {
            original {
              title
            }
          }
        }
        ...AreaScores_assessment
        ...DraftedSummary_assessment
        ...DimensionCards_assessment
        ...Lifts_assessment
        ...Targets_assessment
        ...usePin_record
        ...useReaders_record
        ...RecordThread_record
        ...RecordHistory_record
        ...useSignOff_assessment
      }
    `,
    key,
  )
  const [download] = useDownload()
  const { actions: signing, dialog } = useSignOff(assessment)
  const readers = useReaders(assessment)
  const pin = usePin(assessment)
  const { number, title, score, band, low, level, project, report: words, reviewer, reviewedAt } = assessment
  const answered = assessment.questions.filter(({ answer }) => answer !== '')
  const proposed = assessment.dimensions.filter(({ proposedBy }) => proposedBy !== '').length
  const titles = new Map(assessment.dimensions.map(({ title: own, dimension }) => [dimension.original.title, own]))
  if (!words) return null
  const actions: RecordAction[] = [
    ...signing,
    ...(assessment.canUpdate && project
      ? [{ label: texts.again(), icon: RefreshCw, to: `/commercial-advisor/${project.number}` }]
      : []),
    {
      next: true,
      label: texts.pdf(),
      icon: FileDown,
      onSelect: () => void download(`/api/arl-assessments/${number}/report`, `arl-assessment-${number}.pdf`),
    },
  ]
  return (
    <>
      <RecordPage
        back={backToAssessments()}
        title={title}
        note={report.savedAs({ score, level, low })}
        badges={<Tag tone="brand">{band}</Tag>}
        actions={[...actions, ...readers.actions, ...pin]}
        rail={
          <>
            <Section title={texts.about()}>
              <Facts
                columns={1}
                facts={[
                  [
                    texts.project(),
                    project && (
                      <Link key="project" to={project.path}>
                        {project.title}
                      </Link>
                    ),
                  ],
                  [texts.assessedBy(), assessment.owner?.name ?? texts.formerMember()],
                  [texts.completed(), assessment.completedAt && formatDate(assessment.completedAt)],
                  [
                    texts.signedOff(),
                    reviewedAt
                      ? texts.signedOffBy({ by: reviewer?.name ?? texts.formerMember(), day: formatDate(reviewedAt) })
                      : texts.notSignedOff(),
                  ],
                  [texts.note(), assessment.reviewNote],
                  [texts.completeness(), `${assessment.completeness}%`],
                ]}
              />
            </Section>
            <Section title={texts.method()}>
              <Text fontSize="sm">{proposed ? texts.methodProposed({ count: proposed }) : texts.methodText()}</Text>
              {language() !== 'en' && <Text fontSize="sm">{report.translated()}</Text>}
              <Text fontSize="sm" color="fg.muted">
                {texts.versions({ rubric: assessment.rubricVersion, engine: assessment.engineVersion })}
              </Text>
            </Section>
          </>
        }
      >
        <Section title={texts.summary()}>
          <Text>{words.summary}</Text>
        </Section>
        <DraftedSummary assessment={assessment} model={model} />
        <AreaScores assessment={assessment} />
        <Section title={texts.nextSteps()}>
          <Stack as="ol" gap="3" listStyleType="none">
            {words.nextSteps.map((step) => (
              <li key={step.title}>
                <HStack gap="2" wrap="wrap">
                  <Text fontWeight="medium">{ownWay(step.title)}</Text>
                  <Text fontSize="sm" color="fg.muted">
                    {step.timeline}
                  </Text>
                </HStack>
                <Text fontSize="sm">{ownWay(step.text)}</Text>
              </li>
            ))}
          </Stack>
        </Section>
        <Lifts assessment={assessment} />
        <Targets assessment={assessment} />
        <DimensionCards assessment={assessment} />
        {words.recommendations.length > 0 && (
          <Section title={texts.recommendations()}>
            <Stack as="ul" gap="2" paddingInlineStart="5">
              {words.recommendations.map((line) => (
                <li key={line}>{ownWay(line)}</li>
              ))}
            </Stack>
          </Section>
        )}
        <Section title={texts.analysis()}>
          <Text>{words.marketAnalysis}</Text>
          <Text>{words.technologyReadiness}</Text>
        </Section>
        {answered.length > 0 && (
          <Section title={texts.answers()}>
            {answered.map(({ id, question, answer }) => (
              <Stack key={id} gap="1">
                <Text fontWeight="medium">{ownWay(question)}</Text>
                <WrittenText>{answer}</WrittenText>
              </Stack>
            ))}
          </Section>
        )}
        <RecordThread record={assessment} />
        <RecordHistory record={assessment} words={readinessHistory(titles)} />
      </RecordPage>
      {dialog}
      {readers.dialog}
    </>
  )
}
