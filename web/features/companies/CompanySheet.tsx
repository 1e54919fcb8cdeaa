/** A company beside the list: what it is and asks, and for the university what stands between the two. */
import { Box, Button, Heading, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/companySheet.js'
import type { CompanySheet_challenges$key } from '#web/__generated__/CompanySheet_challenges.graphql.ts'
import type { CompanySheet_company$key } from '#web/__generated__/CompanySheet_company.graphql.ts'
import type { CompanySheetQuery } from '#web/__generated__/CompanySheetQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { ChallengeStatusBadge } from '#web/features/challenges/ChallengeBadges.tsx'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { lazily } from '#web/ui/overlay/lazily.ts'
import { SideDrawer } from '#web/ui/SideDrawer.tsx'
import { EditCompany } from './CompanyForm.tsx'
import { askedWords, inTimeWords, sectorsOf } from './companyWords.ts'

const CompanyDesk = lazily(() => import('./CompanyDesk.tsx'))

export const CompanySheet = ({ number, onClose }: { number: number | null; onClose: () => void }) => (
  <SideDrawer open={number !== null} title={texts.company()} kind onClose={onClose}>
    {number !== null && <Opened key={number} number={number} onClose={onClose} />}
  </SideDrawer>
)

function Opened({ number, onClose }: { number: number; onClose: () => void }) {
  const { company } = useRead<CompanySheetQuery>(
    graphql`
      query CompanySheetQuery($number: Int!) {
        company(number: $number) {
          canRelate
          ...CompanySheet_company
          ...CompanySheet_challenges
          ...CompanyDesk_company
        }
      }
    `,
    { number },
  )
  if (!company)
    return (
      <Stack gap="2">
        <Heading as="h2" size="md">
          {texts.companyUnavailable()}
        </Heading>
        <Text color="fg.muted">{texts.thisCompanyIsNoLonger()}</Text>
      </Stack>
    )
  return (
    <Stack gap="6" paddingY="2">
      <Profile company={company} />
      {company.canRelate && <CompanyDesk company={company} onGone={onClose} />}
      <Challenges company={company} />
    </Stack>
  )
}

function Profile({ company: key }: { company: CompanySheet_company$key }) {
  const company = useFragment(
    graphql`
      fragment CompanySheet_company on Company {
        name
        sectors
        challengeSectors
        city
        website
        description
        mine
        canUpdate
        challengeCount
        openCount
        promisedCount
        inTimeCount
        collaborationCount
        latest
        ...CompanyForm_company
      }
    `,
    key,
  )
  const [editing, setEditing] = useState(false)
  const { website } = company
  return (
    <>
      <Stack gap="2">
        <HStack gap="1.5" flexWrap="wrap">
          {company.mine && <Tag tone="brand">{texts.yourCompany()}</Tag>}
          {sectorsOf(company.sectors, company.challengeSectors).map((sector) => (
            <Tag key={sector}>{sectorName(sector)}</Tag>
          ))}
        </HStack>
        <Heading as="h2" size="xl" overflowWrap="anywhere">
          {company.name}
        </Heading>
        {company.canUpdate && (
          <Box>
            <Button size="sm" variant="outline" onClick={() => setEditing(true)}>
              <Pencil size={16} aria-hidden />
              {texts.editProfile()}
            </Button>
          </Box>
        )}
      </Stack>
      {company.description ? (
        <MarkdownText under={2}>{company.description}</MarkdownText>
      ) : (
        <Text color="fg.muted">{company.mine ? texts.yourCompanyHasNotWritten() : texts.itHasNotWrittenA()}</Text>
      )}
      <Facts
        facts={[
          [texts.city(), company.city],
          [
            texts.website(),
            website && (
              <TextLink
                key="website"
                href={website}
                target="_blank"
                rel="noopener noreferrer"
                textDecoration="underline"
              >
                {new URL(website).host}
              </TextLink>
            ),
          ],
          [texts.challenges(), askedWords(company)],
          [texts.collaborations(), String(company.collaborationCount)],
          [texts.answeredInTime(), inTimeWords(company)],
          [texts.latestChallenge(), company.latest && formatDate(company.latest)],
        ]}
      />
      {editing && <EditCompany company={company} onClose={() => setEditing(false)} />}
    </>
  )
}

function Challenges({ company }: { company: CompanySheet_challenges$key }) {
  const { challenges, challengeCount } = useFragment(
    graphql`
      fragment CompanySheet_challenges on Company {
        challengeCount
        challenges {
          id
          number
          title
          publishedAt
          ...ChallengeBadges_challenge
        }
      }
    `,
    company,
  )
  if (!challenges.length) return null
  return (
    <Stack as="section" gap="3" aria-label={texts.challenges()}>
      <Heading as="h3" size="md">
        {texts.challenges()}
      </Heading>
      <LinkRows>
        {challenges.map((challenge) => (
          <LinkRow
            key={challenge.id}
            to={`/industry/challenges?challenge=${challenge.number}`}
            title={challenge.title}
            note={challenge.publishedAt && texts.published({ publishedAt: formatDate(challenge.publishedAt) })}
          >
            <ChallengeStatusBadge challenge={challenge} />
          </LinkRow>
        ))}
      </LinkRows>
      {challengeCount > challenges.length && (
        <Text color="fg.muted">{texts.theLatestOf({ length: challenges.length, challengeCount })}</Text>
      )}
    </Stack>
  )
}
