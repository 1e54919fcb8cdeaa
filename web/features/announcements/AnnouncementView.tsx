/** One announcement as its readers see it: in the language of the page, and in the other one on demand. */
import { chakra, HStack, Stack, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { language } from '#language'
import * as texts from '#texts/announcements/banner.js'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { BannerButton } from './BannerButton.tsx'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { severityOf } from './severityLook.ts'

interface Props {
  title: string
  text: string
  titleArabic: string
  textArabic: string
  severity: string
  /** Hides it; without it, it stays. */
  onHide?: (() => void) | undefined
  /** What else can be done with it. */
  children?: ReactNode
}

export function AnnouncementView({ title, text, titleArabic, textArabic, severity, onHide, children }: Props) {
  const [arabic, setArabic] = useState(language() === 'ar')
  // What it is called here does not change with the words that are read.
  const name = language() === 'ar' ? titleArabic : title
  const { icon: Icon, words, tone } = severityOf(severity)
  const written = arabic ? writtenIn('ARABIC') : { lang: 'en', dir: 'auto' as const }
  return (
    <HStack
      as="article"
      aria-label={name}
      alignItems="start"
      gap="3"
      paddingX={{ base: '4', md: '6' }}
      paddingY="2.5"
      colorPalette={tone}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderBottomWidth="1px"
      borderColor="colorPalette.muted"
    >
      <chakra.span flexShrink="0" marginTop="0.5" role="img" aria-label={words}>
        <Icon size={18} aria-hidden />
      </chakra.span>
      <Stack gap="0.5" flex="1" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere" {...written}>
          {arabic ? titleArabic : title}
        </Text>
        <WrittenText fontSize="sm" {...written}>
          {arabic ? textArabic : text}
        </WrittenText>
        <HStack gap="3" wrap="wrap">
          <BannerButton lang={arabic ? 'en' : 'ar'} onClick={() => setArabic(!arabic)}>
            {arabic ? texts.inEnglish() : texts.inArabic()}
          </BannerButton>
          {children}
        </HStack>
      </Stack>
      {onHide && (
        <chakra.button
          type="button"
          aria-label={texts.hide({ title: name })}
          display="grid"
          placeItems="center"
          boxSize="6"
          borderRadius="sm"
          cursor="pointer"
          _hover={{ bg: 'colorPalette.muted' }}
          onClick={onHide}
        >
          <X size={14} aria-hidden />
        </chakra.button>
      )}
    </HStack>
  )
}
