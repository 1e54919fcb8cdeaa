/** The sign of the platform: the university's logo where there is one, and the mark of the product otherwise: the ascent line. */
import { chakra, Text } from '@chakra-ui/react'
import { useApp } from './AppContext.tsx'
import { oneLine } from '#web/ui/ownWay.tsx'

export const Mark = ({ size = 28 }: { size?: number }) => (
  <chakra.svg width={`${size}px`} height={`${size}px`} viewBox="0 0 32 32" aria-hidden flexShrink="0">
    <chakra.rect width="32" height="32" rx="8" fill="brand.solid" />
    <chakra.path
      d="M6.5 23.5c5 0 4.5-6 9.5-6s4.5-8 8-8"
      fill="none"
      stroke="brand.contrast"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <chakra.circle cx="24.5" cy="9.5" r="3.2" fill="brand.contrast" />
  </chakra.svg>
)

const ownSize = { height: '32px', maxWidth: '180px', objectFit: 'contain', flexShrink: '0' } as const
const smallSize = { ...ownSize, maxWidth: '40px' } as const

/** Its name is next to it, or on the link around it. */
export function Logo({ small = false }: { small?: boolean }) {
  const { logoUrl, logoDarkUrl } = useApp().whiteLabel
  if (!logoUrl) return <Mark />
  const size = small ? smallSize : ownSize
  if (!logoDarkUrl) return <chakra.img src={logoUrl} alt="" {...size} />
  return (
    <>
      <chakra.img src={logoUrl} alt="" {...size} _dark={{ display: 'none' }} />
      <chakra.img src={logoDarkUrl} alt="" {...size} display="none" _dark={{ display: 'block' }} />
    </>
  )
}

/** The sign with the name next to it, unless the logo shows it. */
export function LogoAndName({ short = false }: { short?: boolean }) {
  const { platformName, shortName, logoUrl, logoHasName } = useApp().whiteLabel
  const name = short ? shortName : platformName
  if (!logoUrl || !logoHasName)
    return (
      <>
        <Logo />
        <Text fontWeight="semibold" fontSize="md" {...oneLine(name)}>
          {name}
        </Text>
      </>
    )
  return (
    <>
      <Logo />
      <chakra.span srOnly>{name}</chakra.span>
    </>
  )
}
