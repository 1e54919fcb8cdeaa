/** What others may know of a researcher; the profile and the page of one both are this. */
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/researchers/researcherProfile.js'
import { dotted } from '#listed'
import type { ResearcherRecord_user$key } from '#web/__generated__/ResearcherRecord_user.graphql.ts'
import { useReport } from '#web/features/moderation/useReport.tsx'
import { OrcidLink } from '#web/features/orcid/OrcidLink.tsx'
import { ResearcherPublications } from '#web/features/publications/ResearcherPublications.tsx'
import { useTranslation } from '#web/features/translations/useTranslation.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { Expertise } from './Expertise.tsx'
import { OpenToCollaborate } from './OpenToCollaborate.tsx'

interface Props {
  person: ResearcherRecord_user$key
  /** The directory to which the fields of expertise lead. */
  directory: string
  tools?: ReactNode
  back?: { to: string; label: string }
  /** The heading above the projects. */
  title: string
  /** The projects. */
  children: ReactNode
}

export function ResearcherRecord({ person: key, directory, tools, back, title, children }: Props) {
  const person = useFragment(
    graphql`
      fragment ResearcherRecord_user on User {
        name
        position
        department
        bio
        expertise
        openToCollaborate
        collaborationNote
        email
        profileImage
        orcid {
          value
        }
        ...OrcidLink_user
        ...useReport_content
        ...useTranslation_record
        ...ResearcherPublications_user
      }
    `,
    key,
  )
  const report = useReport(person)
  const translation = useTranslation(person)
  const { name, position, department, bio, expertise, email } = person
  const hasOrcid = person.orcid !== null
  return (
    <RecordPage
      title={name}
      badges={
        <>
          <Initials name={name} image={person.profileImage} size="12" />
          {translation.link}
        </>
      }
      note={dotted([position, department])}
      {...(back ? { back } : {})}
      tools={tools}
      actions={[...translation.actions, ...report.actions]}
      notices={
        <>
          {report.notice}
          {person.openToCollaborate && <OpenToCollaborate note={person.collaborationNote} />}
        </>
      }
      rail={
        <Facts
          columns={1}
          facts={[
            [
              texts.expertise(),
              expertise.length > 0 && <Expertise key="fields" fields={expertise} list={`${directory}?expertise=`} />,
            ],
            [texts.email(), email],
            ['ORCID', hasOrcid && <OrcidLink key="orcid" person={person} />],
          ]}
        />
      }
    >
      {bio && <WrittenText>{bio}</WrittenText>}
      <Section title={title}>{children}</Section>
      <ResearcherPublications person={person} />
      {translation.dialog}
      {report.dialog}
    </RecordPage>
  )
}
