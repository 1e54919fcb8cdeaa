/** What the expert gave in a year, and the certificate about it. */
import { Button, Flex, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { Contribution_query$key } from '#web/__generated__/Contribution_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'

const hours = (minutes: number) => (minutes / 60).toLocaleString('en-US', { maximumFractionDigits: 1 })

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
      <Section title="Your contribution">
        <Text color="fg.muted">
          Sessions that took place and evaluations that you write are counted here, and you can download a certificate
          about them.
        </Text>
      </Section>
    )
  const { year, sessions, minutes, evaluations, ideas } = shown
  const figures = [
    ['Sessions completed', sessions],
    ['Hours in sessions', hours(minutes)],
    ['Evaluations written', evaluations],
    ['Ideas helped', ideas],
  ] as const
  return (
    <Section title="Your contribution">
      <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="4" aria-label={`Contribution in ${year}`}>
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
          <NativeSelect.Field aria-label="Year" value={year} onChange={({ target }) => setChosen(Number(target.value))}>
            {contributions.map((one) => (
              <option key={one.year} value={one.year}>
                {one.year}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Button asChild variant="outline">
          <a href={`/api/expert-contributions/${year}/certificate`} download>
            <Download size={16} aria-hidden />
            Certificate of contribution (PDF)
          </a>
        </Button>
      </Flex>
    </Section>
  )
}
