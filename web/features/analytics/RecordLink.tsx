/** The title of a record behind a number, as the way to it; or that it is hidden from the reader. */
import { Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/analytics/page.js'

interface Props {
  path: string | null | undefined
  title: string | null | undefined
}

export const RecordLink = ({ path, title }: Props) =>
  path ? (
    <Link to={path}>{title || texts.untitled()}</Link>
  ) : (
    <Text as="span" color="fg.muted">
      {texts.hidden()}
    </Text>
  )
