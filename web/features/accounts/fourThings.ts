/** Four things that the platform does. */
import { Handshake, Lightbulb, Sparkles, TrendingUp } from 'lucide-react'
import * as texts from '#texts/accounts/highlights.js'

export const highlights = [
  {
    title: texts.aiMatchmaking(),
    icon: Sparkles,
    words: texts.findProjectsThatStrengthenEach(),
  },
  {
    title: texts.expertDiscovery(),
    icon: Lightbulb,
    words: texts.putAnIdeaBeforeSomeone(),
  },
  {
    title: texts.investmentPipeline(),
    icon: TrendingUp,
    words: texts.seeWhatIsReadyTo(),
  },
  {
    title: texts.industryChallenges(),
    icon: Handshake,
    words: texts.bringAProblemToThe(),
  },
] as const
