/** Where people meet online: a service that makes a link for each meeting, or a link of one's own. */
import { useField } from 'formik'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/meetings/video.js'
import type { VideoFieldsQuery, VideoService } from '#web/__generated__/VideoFieldsQuery.graphql.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { serviceWords } from './videoWords.ts'

interface Props {
  /** What is said under the field of a link of one's own. */
  hint?: string
}

/** The form's field as it is sent: no choice is none. */
export const serviceOf = (chosen: string | null | undefined): VideoService | null =>
  chosen ? (chosen as VideoService) : null

export function VideoFields({ hint }: Props) {
  const [{ value }] = useField<string>('videoService')
  return (
    <>
      <Suspense fallback={null}>
        <Services />
      </Suspense>
      {!value && <TextField name="videoLink" type="url" autoComplete="off" hint={hint} />}
    </>
  )
}

/** Without a service there is nothing to choose; one that was switched off is shown where it was chosen before. */
function Services() {
  const { videoServices } = useLazyLoadQuery<VideoFieldsQuery>(
    graphql`
      query VideoFieldsQuery {
        videoServices
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const [, { initialValue }] = useField<string>('videoService')
  const offered = [...new Set([...videoServices, ...(initialValue ? [initialValue] : [])])]
  return (
    offered.length > 0 && (
      <SelectField
        name="videoService"
        placeholder={texts.ownLink()}
        choices={offered.map((value) => ({ value, label: serviceWords[value] ?? value }))}
        hint={texts.serviceHint()}
      />
    )
  )
}
