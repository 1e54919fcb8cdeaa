/** A mail of the log: its columns in the table, and itself as a card. */
import { Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/notificationCatalogue/mails.js'
import { dotted } from '#listed'
import type { mailColumns_mail$data, mailColumns_mail$key } from '#web/__generated__/mailColumns_mail.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatTime } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { lookOfMail } from './mailWords.ts'
import { SendAgain } from './SendAgain.tsx'

export type Mail = mailColumns_mail$data[number]

export const useMails = (mails: mailColumns_mail$key) =>
  useFragment<mailColumns_mail$key>(
    graphql`
      fragment mailColumns_mail on OutgoingMail @relay(plural: true) {
        id
        kindTitle
        name
        email
        subject
        state
        attempts
        answer
        createdAt
        triedAt
        endedAt
        ...SendAgain_mail
      }
    `,
    mails,
  )

const recipientOf = ({ name, email }: Mail) => (email ? `${name} <${email}>` : texts.forgotten())

/** When it was tried last; when it was sent, for what was. */
const triedOf = ({ triedAt, attempts }: Mail) =>
  triedAt ? texts.tried({ count: attempts, when: formatTime(triedAt) }) : texts.notTried()

export const mailColumns: Column<Mail>[] = [
  {
    header: texts.when(),
    width: 11,
    keep: true,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatTime(createdAt),
  },
  { header: texts.to(), share: 1.5, keep: true, file: { Name: 'name', Address: 'email' }, cell: recipientOf },
  { header: texts.kind(), share: 1, leaves: 2, file: 'kindTitle', cell: ({ kindTitle }) => kindTitle },
  { header: texts.subject(), share: 1.5, leaves: 4, file: 'subject', cell: ({ subject }) => <bdi>{subject}</bdi> },
  {
    header: texts.state(),
    width: 9,
    keep: true,
    file: 'state',
    cell: ({ state }) => <LookTag look={lookOfMail(state)} />,
  },
  { header: texts.attempts(), width: 10, leaves: 1, file: { Attempts: 'attempts', Tried: 'triedAt' }, cell: triedOf },
  { header: texts.answer(), share: 1.5, leaves: 3, file: 'answer', cell: ({ answer }) => answer },
  { header: texts.actions(), width: 8, keep: true, cell: (mail) => <SendAgain mail={mail} /> },
]

export const MailCard = ({ mail }: { mail: Mail }) => (
  <Card aria-label={mail.subject}>
    <div>
      <LookTag look={lookOfMail(mail.state)} />
    </div>
    <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
      {mail.subject}
    </Heading>
    <Text fontSize="sm" overflowWrap="anywhere">
      {recipientOf(mail)}
    </Text>
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {dotted([mail.kindTitle, formatTime(mail.createdAt), triedOf(mail), mail.answer])}
    </Text>
    <SendAgain mail={mail} />
  </Card>
)
