/** The data room of a project: its documents, its agreement, and who has access. */
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { useSubscription } from 'react-relay/hooks'
import { useParams } from 'react-router'
import * as texts from '#texts/dataRooms/view.js'
import type { DataRoomPageQuery } from '#web/__generated__/DataRoomPageQuery.graphql.ts'
import type { DataRoomPageSubscription } from '#web/__generated__/DataRoomPageSubscription.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { DataRoomView } from './DataRoomView.tsx'

const subscription = graphql`
  subscription DataRoomPageSubscription($number: Int!) {
    dataRoomChanged(number: $number) {
      dataRoom {
        ...DataRoomView_room
      }
    }
  }
`

export default function DataRoomPage() {
  const number = Number(useParams()['id']) || 0
  const { dataRoom } = usePage<DataRoomPageQuery>(graphql`
    query DataRoomPageQuery($number: Int!) @preloadable {
      dataRoom(number: $number) {
        ...DataRoomView_room
      }
    }
  `)
  const [closed, setClosed] = useState<number | null>(null)
  const back = { to: `/projects/${number}`, label: texts.back() }
  if (!dataRoom || closed === number)
    return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  return (
    <>
      <Listening number={number} onClosed={setClosed} />
      <DataRoomView room={dataRoom} back={back} />
    </>
  )
}

/** Hears that what the viewer may read has changed, or that the whole room has closed, so that what is open closes at once. */
function Listening({ number, onClosed }: { number: number; onClosed: (number: number) => void }) {
  const config = useMemo(
    () => ({
      subscription,
      variables: { number },
      onNext: (answer: DataRoomPageSubscription['response'] | null | undefined) => {
        if (answer?.dataRoomChanged && !answer.dataRoomChanged.dataRoom) onClosed(number)
      },
      onError: () => {},
    }),
    [number, onClosed],
  )
  useSubscription<DataRoomPageSubscription>(config)
  return null
}
