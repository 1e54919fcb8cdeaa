/** The latest requests of a connection with what they were answered. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/provisioning/parts.js'
import type { RequestsPart_connection$key } from '#web/__generated__/RequestsPart_connection.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatTime } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { Part } from './Part.tsx'

export function RequestsPart({ connection }: { connection: RequestsPart_connection$key }) {
  const { name, requests, refused } = useFragment(
    graphql`
      fragment RequestsPart_connection on ProvisioningConnection {
        name
        requests {
          ...RequestsPart_request @relay(mask: false)
        }
        refused: requests(refused: true) {
          ...RequestsPart_request @relay(mask: false)
        }
      }
    `,
    connection,
  )
  const latest = new Set(requests.map(({ number }) => number))
  const earlier = refused.filter(({ number }) => !latest.has(number))
  return (
    <Part title={texts.requests()}>
      {requests.length ? (
        <Requests name={texts.requestsOf({ name })} rows={requests} />
      ) : (
        <Text color="fg.muted">{texts.noRequests()}</Text>
      )}
      {earlier.length > 0 && (
        <>
          <Text fontWeight="medium">{texts.refused()}</Text>
          <Requests name={texts.refusedOf({ name })} rows={earlier} />
        </>
      )}
    </Part>
  )
}

void graphql`
  fragment RequestsPart_request on ProvisioningRequest {
    number
    method
    path
    status
    detail
    createdAt
  }
`

interface Request {
  number: number
  method: string
  path: string
  status: number
  detail: string
  createdAt: string
}

const Requests = ({ name, rows }: { name: string; rows: readonly Request[] }) => (
  <SmallTable
    name={name}
    rows={rows}
    keyOf={({ number }) => String(number)}
    columns={[
      {
        header: texts.request(),
        cell: ({ method, path }) => (
          <span dir="ltr">
            {method} {path}
          </span>
        ),
      },
      {
        header: texts.answer(),
        cell: ({ status, detail }) => (
          <>
            <Tag tone={status < 400 ? 'success' : 'danger'}>{status}</Tag> {detail}
          </>
        ),
      },
      { header: texts.when(), cell: ({ createdAt }) => <Text className="one-line">{formatTime(createdAt)}</Text> },
    ]}
  />
)
