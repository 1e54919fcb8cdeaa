/** A company beside the list: what it is and asks, and for the university what stands between the two. */
import { Link as TextLink, Text } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/companySheet.js'
import type { CompanySheet_challenges$key } from '#web/__generated__/CompanySheet_challenges.graphql.ts'
import type { CompanySheet_company$key } from '#web/__generated__/CompanySheet_company.graphql.ts'
import type { CompanySheetQuery } from '#web/__generated__/CompanySheetQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { ChallengeStatusBadge } from '#web/features/challenges/ChallengeBadges.tsx'
import { CompanyRooms } from '#web/features/dataRooms/CompanyRooms.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useTranslation } from '#web/features/translations/useTranslation.tsx'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { lazily } from '#web/ui/overlay/lazily.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { EditCompany } from './CompanyForm.tsx'
import { askedWords, inTimeWords, sectorsOf } from './companyWords.ts'

const CompanyDesk = lazily(() => import('./CompanyDesk.tsx'))

export const CompanySheet = ({ number, onClose }: { number: number | null; onClose: () => void }) => (
  <RecordSheet kind={texts.company()} number={number} onClose={onClose}>
    {(open) => <Opened number={open} onClose={onClose} />}
  </RecordSheet>
)

function Opened({ number, onClose }: { number: number; onClose: () => void }) {
  const { company } = useRead<CompanySheetQuery>(
    graphql`
      query CompanySheetQuery($number: Int!) {
        company(number: $number) {
          canRelate
          ...CompanySheet_company
          ...CompanySheet_challenges
          ...CompanyRooms_company
          ...CompanyDesk_company
        }
      }
    `,
    { number },
  )
  if (!company) return <RecordMissing title={texts.companyUnavailable()} message={texts.thisCompanyIsNoLonger()} />
  return (
    <Profile company={company}>
      {company.canRelate && <CompanyDesk company={company} onGone={onClose} />}
      <CompanyRooms company={company} />
      <Challenges company={company} />
    </Profile>
  )
}

interface ProfileProps {
  company: CompanySheet_company$key
  /** The sections below the profile. */
  children: ReactNode
}

function Profile({ company: key, children }: ProfileProps) {
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
        ...usePin_record
        ...useTranslation_record
      }
    `,
    key,
  )
  const [editing, setEditing] = useState(false)
  const translation = useTranslation(company)
  const pin = usePin(company)
  const { website } = company
  return (
    <RecordPage
      title={company.name}
      badges={
        <>
          {company.mine && <Tag tone="brand">{texts.yourCompany()}</Tag>}
          {sectorsOf(company.sectors, company.challengeSectors).map((sector) => (
            <Tag key={sector}>{sectorName(sector)}</Tag>
          ))}
          {translation.link}
        </>
      }
      actions={[
        ...(company.canUpdate
          ? [
              { next: true, label: texts.editProfile(), icon: Pencil, onSelect: () => setEditing(true) },
              ...translation.actions,
            ]
          : []),
        ...pin,
      ]}
      rail={
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
      }
    >
      {company.description ? (
        <MarkdownText under={2} dir="auto">
          {company.description}
        </MarkdownText>
      ) : (
        <Text color="fg.muted">{company.mine ? texts.yourCompanyHasNotWritten() : texts.itHasNotWrittenA()}</Text>
      )}
      {children}
      {translation.dialog}
      {editing && <EditCompany company={company} onClose={() => setEditing(false)} />}
    </RecordPage>
  )
}

function Challenges({ company }: { company: CompanySheet_challenges$key }) {
  const { challenges, challengeCount } = useFragment(
    graphql`
      fragment CompanySheet_challenges on Company {
        challengeCount
        challenges {
          id
          path
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
    <Section title={texts.challenges()}>
      <LinkRows>
        {challenges.map((challenge) => (
          <LinkRow
            key={challenge.id}
            to={challenge.path}
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
    </Section>
  )
}
