/** How words will be read that are being written. */
import { useDeferredValue } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import type { DraftPreviewQuery } from '#web/__generated__/DraftPreviewQuery.graphql.ts'
import { MailPreview } from './MailPreview.tsx'

interface Props {
  name: string
  language: 'ENGLISH' | 'ARABIC'
  subject: string
  text: string
}

export function DraftPreview(props: Props) {
  const asked = useDeferredValue(props)
  const { notificationPreview } = useLazyLoadQuery<DraftPreviewQuery>(
    graphql`
      query DraftPreviewQuery($name: String!, $language: Language!, $subject: String!, $text: String!) {
        notificationPreview(name: $name, language: $language, subject: $subject, text: $text) {
          ...MailPreview_preview
        }
      }
    `,
    asked,
  )
  return notificationPreview && <MailPreview preview={notificationPreview} language={asked.language} />
}
