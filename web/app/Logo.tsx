/** The mark: a path that climbs. */
import { chakra } from '@chakra-ui/react'

export const Logo = ({ size = 28 }: { size?: number }) => (
  <chakra.svg width={`${size}px`} height={`${size}px`} viewBox="0 0 32 32" aria-hidden flexShrink="0">
    <chakra.rect width="32" height="32" rx="8" fill="brand.solid" />
    <chakra.path
      d="M7 23 14 9l4.5 9 2-4L25 23"
      fill="none"
      stroke="brand.contrast"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </chakra.svg>
)
