/** The title of a record in a list: a link that opens it beside the list, and reads and breaks like text. */
import { Link as TextLink, type LinkProps } from '@chakra-ui/react'
import { Link, useLocation } from 'react-router'
import type { OverlayParameter } from '#web/lists/overlays.ts'
import { opening } from './useOverlay.ts'

interface Props extends LinkProps {
  /** The part of the address that opens such a record. */
  parameter: OverlayParameter
  number: number
}

export function RecordLink({ parameter, number, children, ...rest }: Props) {
  const { search } = useLocation()
  return (
    <TextLink asChild fontWeight="medium" {...rest}>
      <Link to={opening(search, parameter, String(number))} preventScrollReset>
        {children}
      </Link>
    </TextLink>
  )
}
