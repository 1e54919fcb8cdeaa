/** What an analysis of synergy compares, and by which method. */
import { Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/synergy/view.js'
import type { SynergyFacts_analysis$key } from '#web/__generated__/SynergyFacts_analysis.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'

export function SynergyFacts({ analysis }: { analysis: SynergyFacts_analysis$key }) {
  const { source, target, inside, engineVersion, createdAt } = useFragment(
    graphql`
      fragment SynergyFacts_analysis on SynergyAnalysis {
        inside
        engineVersion
        createdAt
        source {
          path
          title
        }
        target {
          path
          title
          owner {
            name
          }
        }
      }
    `,
    analysis,
  )
  return (
    <>
      <Section title={texts.about()}>
        <Facts
          columns={1}
          facts={[
            [texts.source(), source && <RecordTitle key="source" {...source} />],
            [texts.target(), target && <RecordTitle key="target" {...target} />],
            [texts.lead(), target?.owner?.name],
            [texts.made(), formatDate(createdAt)],
            [texts.read(), inside ? texts.readInside() : texts.readSummary()],
          ]}
        />
      </Section>
      <Section title={texts.method()}>
        <Text fontSize="sm">{texts.methodText()}</Text>
        <Text fontSize="sm" color="fg.muted">
          {texts.version({ engine: engineVersion })}
        </Text>
      </Section>
    </>
  )
}

const RecordTitle = ({ path, title }: { path: string; title: string }) => (
  <TextLink asChild overflowWrap="anywhere" dir="auto">
    <Link to={path}>{title}</Link>
  </TextLink>
)
