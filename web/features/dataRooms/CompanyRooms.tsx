/** What the people of the viewer's company may read in data rooms, on the page of the company. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dataRooms/companyRooms.js'
import { dotted } from '#listed'
import type {
  CompanyRooms_company$data,
  CompanyRooms_company$key,
} from '#web/__generated__/CompanyRooms_company.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate, formatTime } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'

type Grant = NonNullable<CompanyRooms_company$data['roomGrants']>[number]

export function CompanyRooms({ company }: { company: CompanyRooms_company$key }) {
  const { roomGrants } = useFragment(
    graphql`
      fragment CompanyRooms_company on Company {
        roomGrants {
          id
          expiresOn
          mayDownload
          reader {
            name
          }
          dataRoom {
            path
            title
          }
          lastRead {
            at
            kind
            title
          }
        }
      }
    `,
    company,
  )
  if (!roomGrants) return null
  const rows = roomGrants.flatMap(({ dataRoom, ...grant }) => (dataRoom ? [{ ...grant, dataRoom }] : []))
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted" fontSize="sm">
        {texts.hint()}
      </Text>
      <LinkRows label={texts.title()} none={texts.none()}>
        {rows.map((grant) => (
          <LinkRow key={grant.id} to={grant.dataRoom.path} title={grant.dataRoom.title} note={noteOf(grant)} />
        ))}
      </LinkRows>
    </Section>
  )
}

const noteOf = ({ reader, expiresOn, mayDownload, lastRead }: Omit<Grant, 'dataRoom'>) =>
  dotted([
    reader?.name ?? texts.formerMember(),
    (mayDownload ? texts.untilWithCopies : texts.until)({ date: formatDate(expiresOn) }),
    lastRead ? readOf(lastRead) : texts.nothingYet(),
  ])

function readOf({ at, kind, title }: NonNullable<Grant['lastRead']>): string {
  const when = formatTime(at)
  if (title == null) return (kind === 'OPENED' ? texts.openedUnnamed : texts.downloadedUnnamed)({ when })
  return (kind === 'OPENED' ? texts.opened : texts.downloaded)({ title, when })
}
