/** Says that the platform runs on demo data, until the person hides it for this session of the browser. */
import * as texts from '#texts/app/demoBanner.js'
import * as tour from '#texts/tour/tour.js'
import { chakra, HStack, Link as TextLink, Text } from '@chakra-ui/react'
import { FlaskConical, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAllowed, useApp, useViewer } from './AppContext.tsx'
import { tourPath } from './tour/tourPath.ts'

const hiddenKey = 'ascent.demoBanner'

export function DemoBanner() {
  const { demo } = useApp()
  const viewer = useViewer()
  const mayReset = useAllowed('ADMINISTRATION')
  const [hidden, setHidden] = useState(() => sessionStorage.getItem(hiddenKey) === 'hidden')
  if (!demo || hidden) return null
  const hide = () => {
    sessionStorage.setItem(hiddenKey, 'hidden')
    setHidden(true)
  }
  return (
    <HStack
      as="aside"
      aria-label={texts.demoData()}
      bg="bg.muted"
      color="fg.muted"
      fontSize="xs"
      gap="2"
      minH="8"
      paddingX={{ base: '4', md: '6' }}
    >
      <FlaskConical size={14} aria-hidden />
      <Text flex="1">
        {texts.demoDataEverythingHereIs()}{' '}
        <TextLink asChild textDecoration="underline">
          <Link to={tourPath(viewer)}>{tour.take()}</Link>
        </TextLink>
        {mayReset && (
          <TextLink asChild textDecoration="underline" marginInlineStart="3">
            <Link to="/admin/settings">{texts.reset()}</Link>
          </TextLink>
        )}
      </Text>
      <chakra.button
        type="button"
        aria-label={texts.hideTheDemoNotice()}
        display="grid"
        placeItems="center"
        boxSize="6"
        borderRadius="sm"
        cursor="pointer"
        _hover={{ color: 'fg' }}
        onClick={hide}
      >
        <X size={14} aria-hidden />
      </chakra.button>
    </HStack>
  )
}
