/** What follows from an analysis: opportunities, roadmap, risks, recommendations. */
import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/synergy/view.js'
import type { SynergyAdvice_analysis$key } from '#web/__generated__/SynergyAdvice_analysis.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

const grades: Record<string, string> = { LOW: texts.low(), MEDIUM: texts.medium(), HIGH: texts.high() }
const groups: Record<string, string> = {
  technical: texts.technical(),
  resources: texts.resources(),
  commercial: texts.commercial(),
}

export function SynergyAdvice({ analysis }: { analysis: SynergyAdvice_analysis$key }) {
  const { report } = useFragment(
    graphql`
      fragment SynergyAdvice_analysis on SynergyAnalysis {
        report {
          complementaryAspects
          crossSectorApplications
          breakthroughPotential
          immediateActions
          successFactors
          teamStructure
          roadmap {
            title
            duration
            activities
          }
          risks {
            group
            risk
            probability
            impact
            mitigation
          }
        }
      }
    `,
    analysis,
  )
  return (
    <>
      <Section title={texts.alignment()}>
        {report.complementaryAspects.length ? (
          <Lines lines={report.complementaryAspects} />
        ) : (
          <Text color="fg.muted">{texts.alignmentNone()}</Text>
        )}
      </Section>
      <Section title={texts.opportunities()}>
        <WrittenText>{report.breakthroughPotential}</WrittenText>
        <Lines lines={report.crossSectorApplications} />
      </Section>
      <Section title={texts.roadmap()}>
        <SimpleGrid as="ol" columns={{ base: 1, md: 3 }} gap="4" listStyleType="none">
          {report.roadmap.map(({ title, duration, activities }) => (
            <Stack as="li" key={title} gap="1">
              <Heading as="h3" size="sm">
                {title}
              </Heading>
              <Text fontSize="xs" color="fg.muted">
                {duration}
              </Text>
              <Lines lines={activities} />
            </Stack>
          ))}
        </SimpleGrid>
      </Section>
      <Section title={texts.risks()}>
        {report.risks.length ? <Risks risks={report.risks} /> : <Text color="fg.muted">{texts.noRisks()}</Text>}
      </Section>
      <Section title={texts.recommendations()}>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <Advice title={texts.actions()} lines={report.immediateActions} />
          <Advice title={texts.factors()} lines={report.successFactors} />
          <Advice title={texts.team()} lines={report.teamStructure} />
        </SimpleGrid>
      </Section>
    </>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Stack as="ul" gap="1" paddingStart="5" listStyleType="disc">
    {lines.map((line) => (
      <li key={line}>{ownWay(line)}</li>
    ))}
  </Stack>
)

const Advice = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Stack gap="1">
    <Heading as="h3" size="sm">
      {title}
    </Heading>
    <Lines lines={lines} />
  </Stack>
)

interface Risk {
  group: string
  risk: string
  probability: string
  impact: string
  mitigation: string
}

const Risks = ({ risks }: { risks: readonly Risk[] }) => (
  <SmallTable
    name={texts.risks()}
    rows={risks}
    keyOf={({ risk }) => risk}
    columns={[
      {
        header: texts.risk(),
        cell: ({ group, risk, mitigation }) => (
          <>
            <Text fontSize="xs" color="fg.muted">
              {groups[group]}
            </Text>
            <Text fontWeight="medium">{ownWay(risk)}</Text>
            <Text fontWeight="normal">{texts.helps({ what: mitigation })}</Text>
          </>
        ),
      },
      { header: texts.probability(), cell: ({ probability }) => grades[probability] },
      { header: texts.impact(), cell: ({ impact }) => grades[impact] },
    ]}
  />
)
