/** The investors who are interested in the project of a deal, with their stage and files. */
import { Flex, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/deals/view.js'
import { dotted } from '#listed'
import type { DealInterests_deal$key } from '#web/__generated__/DealInterests_deal.graphql.ts'
import { InterestTag } from '#web/features/interests/InterestTag.tsx'
import { shortAmountWords } from '#web/features/interests/interestWords.ts'
import { Section } from '#web/ui/Facts.tsx'

export function DealInterests({ deal }: { deal: DealInterests_deal$key }) {
  const { project } = useFragment(
    graphql`
      fragment DealInterests_deal on Deal {
        project {
          investmentInterests {
            id
            path
            amountFrom
            amountUntil
            amountBand
            investor {
              name
              department
            }
            files {
              id
            }
            ...InterestTag_interest
          }
        }
      }
    `,
    deal,
  )
  const interests = project?.investmentInterests ?? []
  return (
    <Section title={texts.investors()}>
      {interests.length === 0 && <Text color="fg.muted">{texts.noInvestor()}</Text>}
      <Stack as="ul" gap="0" listStyleType="none">
        {interests.map((interest) => (
          <Flex as="li" key={interest.id} gap="3" wrap="wrap" paddingY="2.5" borderTopWidth="1px" alignItems="center">
            <Stack gap="0.5" flex="1" minW="12rem">
              <TextLink asChild fontWeight="medium">
                <Link to={interest.path}>{interest.investor?.name ?? texts.formerMember()}</Link>
              </TextLink>
              <Text fontSize="sm" color="fg.muted">
                {dotted([
                  interest.investor?.department,
                  shortAmountWords(interest),
                  interest.files.length > 0 && texts.files({ count: interest.files.length }),
                ])}
              </Text>
            </Stack>
            <InterestTag interest={interest} />
          </Flex>
        ))}
      </Stack>
    </Section>
  )
}
