/** A publication beside the list: what it is, its projects, files and history. */
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/publications/sheet.js'
import * as list from '#texts/publications/list.js'
import { listed } from '#listed'
import { shownName } from '#api/features/publications/authorName.rules.ts'
import type { PublicationSheetQuery } from '#web/__generated__/PublicationSheetQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { DoiLink, WorkLink } from './DoiLink.tsx'
import { EditPublication } from './PublicationForm.tsx'
import { PublicationAuthors } from './PublicationAuthors.tsx'
import { PublicationCitation } from './PublicationCitation.tsx'
import { publicationHistory } from './publicationHistory.ts'
import { PublicationProjects } from './PublicationProjects.tsx'
import { PublicationTeams } from './PublicationTeams.tsx'
import { typeWords } from './publicationTypes.ts'
import { useDeletePublication } from './useDeletePublication.tsx'

export const PublicationSheet = ({ number, onClose }: { number: number | null; onClose: () => void }) => (
  <RecordSheet kind={texts.title()} number={number} onClose={onClose}>
    {(open) => <Opened number={open} onClose={onClose} />}
  </RecordSheet>
)

function Opened({ number, onClose }: { number: number; onClose: () => void }) {
  const { publication } = useRead<PublicationSheetQuery>(
    graphql`
      query PublicationSheetQuery($number: Int!) {
        publication(number: $number) {
          id
          title
          authors
          year
          venue
          doi
          openAccess
          type
          abstract
          license
          volume
          issue
          pages
          publisher
          url
          createdAt
          canUpdate
          owner {
            name
          }
          ...PublicationForm_publication
          ...PublicationAuthors_publication
          ...PublicationCitation_publication
          ...PublicationProjects_publication
          ...PublicationTeams_publication
          ...FilesSection_record
          ...usePin_record
          ...useReaders_record
          ...RecordThread_record
          ...RecordHistory_record
        }
      }
    `,
    { number },
  )
  const [editing, setEditing] = useState(false)
  const remove = useDeletePublication(onClose)
  const pin = usePin(publication)
  const readers = useReaders(publication ?? null)
  if (!publication) return <RecordMissing title={texts.unavailable()} message={texts.gone()} />
  const { id, title, doi, volume: printed, issue, pages } = publication
  const volume = listed([printed && (issue ? `${printed}(${issue})` : printed), pages])
  return (
    <RecordPage
      title={title}
      badges={
        <>
          <Tag>{publication.year}</Tag>
          <Tag>{typeWords[publication.type]}</Tag>
          {publication.openAccess && <Tag tone="info">{list.openAccess()}</Tag>}
        </>
      }
      note={listed(publication.authors.map(shownName))}
      actions={[
        ...(publication.canUpdate
          ? [
              { next: true, label: texts.edit(), icon: Pencil, onSelect: () => setEditing(true) },
              { label: texts.delete(), icon: Trash2, danger: true, onSelect: () => remove({ id, title }) },
            ]
          : []),
        ...readers.actions,
        ...pin,
      ]}
      rail={
        <Facts
          facts={[
            [texts.venue(), publication.venue],
            [texts.volume(), volume],
            [texts.publisher(), publication.publisher],
            [texts.license(), publication.license],
            [list.doiColumn(), doi && <DoiLink key="doi" doi={doi} />],
            [texts.address(), publication.url && <WorkLink key="url" url={publication.url} />],
            [texts.addedBy(), publication.owner?.name ?? texts.formerMember()],
            [texts.added(), formatDate(publication.createdAt)],
          ]}
        />
      }
    >
      {publication.abstract && (
        <Section title={texts.abstract()}>
          <WrittenText>{publication.abstract}</WrittenText>
        </Section>
      )}
      <PublicationAuthors publication={publication} />
      <PublicationCitation publication={publication} />
      <PublicationProjects publication={publication} />
      <PublicationTeams publication={publication} />
      <FilesSection record={publication} insiders={texts.fileReaders()} />
      <RecordThread record={publication} />
      <RecordHistory record={publication} words={publicationHistory} />
      {readers.dialog}
      {editing && <EditPublication publication={publication} onClose={() => setEditing(false)} />}
    </RecordPage>
  )
}
