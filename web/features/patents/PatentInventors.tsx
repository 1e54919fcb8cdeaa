/** Who made the invention. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/patents/view.js'
import type { PatentInventors_patent$key } from '#web/__generated__/PatentInventors_patent.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'

export function PatentInventors({ patent }: { patent: PatentInventors_patent$key }) {
  const { family } = useFragment(
    graphql`
      fragment PatentInventors_patent on Patent {
        family {
          inventors {
            name
            affiliation
          }
        }
      }
    `,
    patent,
  )
  return (
    <Section title={texts.inventors()}>
      <Stack as="ul" gap="2" listStyleType="none">
        {family.inventors.map(({ name, affiliation }) => (
          <li key={`${name} ${affiliation}`}>
            <Text as="span" display="block" fontWeight="medium" dir="auto">
              {name}
            </Text>
            {affiliation && (
              <Text as="span" fontSize="sm" color="fg.muted" dir="auto">
                {affiliation}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Section>
  )
}
