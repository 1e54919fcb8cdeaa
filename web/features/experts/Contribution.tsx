/** What the expert gave in a year, and the certificate about it. */
import { intlLocale } from '#language'
import { Flex, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/contribution.js'
import type { Contribution_query$key } from '#web/__generated__/Contribution_query.graphql.ts'
import { DownloadButton } from '#web/relay/DownloadButton.tsx'
import { Section } from '#web/ui/Facts.tsx'

const hours = (minutes: number) => (minutes / 60).toLocaleString(intlLocale(), { maximumFractionDigits: 1 })

export function Contribution({ query }: { query: Contribution_query$key }) {
  const { contributions } = useFragment(
    graphql`
      fragment Contribution_query on Query {
        contributions {
          year
          sessions
          minutes
          evaluations
          ideas
        }
      }
    `,
    query,
  )
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = contributions.find(({ year }) => year === chosen) ?? contributions[0]
  if (!shown)
    return (
      <Section title={texts.yourContribution()}>
        <Text color="fg.muted">{texts.sessionsThatTookPlaceAnd()}</Text>
      </Section>
    )
  const { year, sessions, minutes, evaluations, ideas } = shown
  const figures = [
    [texts.sessionsCompleted(), sessions],
    [texts.hoursInSessions(), hours(minutes)],
    [texts.evaluationsWritten(), evaluations],
    [texts.ideasHelped(), ideas],
  ] as const
  return (
    <Section title={texts.yourContribution()}>
      <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="4" aria-label={texts.contributionIn({ year })}>
        {figures.map(([label, figure]) => (
          <Stack key={label} gap="0">
            <Text as="dt" color="fg.muted" fontSize="xs">
              {label}
            </Text>
            <Text as="dd" fontSize="2xl" fontWeight="semibold">
              {figure}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
      <Flex gap="3" wrap="wrap" alignItems="center">
        <NativeSelect.Root width="28">
          <NativeSelect.Field
            aria-label={texts.year()}
            value={year}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {contributions.map((one) => (
              <option key={one.year} value={one.year}>
                {one.year}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <DownloadButton
          variant="outline"
          path={`/api/expert-contributions/${year}/certificate`}
          name={`certificate-of-contribution-${year}.pdf`}
        >
          {texts.certificateOfContributionPdf()}
        </DownloadButton>
      </Flex>
    </Section>
  )
}
