/** The title of a record in a list: a link that opens it beside the list, and reads and breaks like text. */
import { Link as TextLink, type LinkProps } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import type { OverlayParameter } from './overlayParameters.ts'

interface Props extends LinkProps {
  /** The part of the address that opens such a record. */
  parameter: OverlayParameter
  number: number
}

export function RecordLink({ parameter, number, children, ...rest }: Props) {
  const [search] = useSearchParams()
  const opened = new URLSearchParams(search)
  opened.set(parameter, String(number))
  return (
    <TextLink asChild fontWeight="medium" {...rest}>
      <Link to={`?${opened}`} preventScrollReset>
        {children}
      </Link>
    </TextLink>
  )
}
