/** What the investor's dashboard shows of opportunities: the best ones with their reasons, and what has changed in saved ones. */
import { Button, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/opportunities/dashboard.js'
import type { InvestorOpportunities_query$key } from '#web/__generated__/InvestorOpportunities_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { OpportunityChanges } from './OpportunityChanges.tsx'
import { EditThesis } from './EditThesis.tsx'
import { FitReasons } from './FitReasons.tsx'
import { useOpportunities, type Opportunity } from './opportunityColumns.tsx'

const titleOf = ({ project }: Opportunity) => (
  <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
    <Link to={project.path}>{project.title}</Link>
  </TextLink>
)

export function InvestorOpportunities({ query: key }: { query: InvestorOpportunities_query$key }) {
  const query = useFragment(
    graphql`
      fragment InvestorOpportunities_query on Query {
        recommended: opportunities(filter: { show: UNDECIDED }, sort: { field: FIT, direction: DESC }, first: 3)
          @include(if: $open) {
          opportunities {
            ...opportunityColumns_opportunity
          }
        }
        changed: opportunities(filter: { show: SAVED, changed: true }, first: 5) @include(if: $open) {
          opportunities {
            ...opportunityColumns_opportunity
          }
        }
        ownInvestmentThesis @include(if: $open) {
          ...EditThesis_thesis
        }
      }
    `,
    key,
  )
  const recommended = useOpportunities(query.recommended?.opportunities ?? [])
  const changed = useOpportunities(query.changed?.opportunities ?? [])
  return (
    <>
      <Section title={texts.recommended()}>
        {!query.ownInvestmentThesis && <Text color="fg.muted">{texts.noThesis()}</Text>}
        {recommended.length === 0 && <Text color="fg.muted">{texts.none()}</Text>}
        <Stack gap="4">
          {recommended.map((one) => (
            <Stack key={one.id} gap="1">
              {titleOf(one)}
              <FitReasons opportunity={one} short />
            </Stack>
          ))}
        </Stack>
        <HStack gap="2" flexWrap="wrap">
          <EditThesis thesis={query.ownInvestmentThesis ?? null} />
          <Button asChild variant="outline">
            <Link to="/opportunities/recommended">{texts.all()}</Link>
          </Button>
        </HStack>
      </Section>
      <Section title={texts.changed()}>
        {changed.length === 0 && <Text color="fg.muted">{texts.nothingChanged()}</Text>}
        {changed.map((one) => (
          <Stack key={one.id} gap="1">
            {titleOf(one)}
            <OpportunityChanges changes={one.changes} />
          </Stack>
        ))}
        <Button asChild variant="outline" alignSelf="start">
          <Link to="/opportunities/saved">{texts.saved()}</Link>
        </Button>
      </Section>
    </>
  )
}
