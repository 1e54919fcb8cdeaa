/** 200 people race for the one free place of a team: one gets it, everybody else is told so. */
import { ask, places, type Ground } from './ground.ts'

const racers = 200

/** Runs it; the answer is whether exactly one got the place and the others a clear word. */
export async function race(ground: Ground): Promise<boolean> {
  let good = true
  for (const { name, start } of await places(ground)) {
    const server = await start()
    const made = await ask(
      server,
      'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { team { id number } } }',
      { input: { name: `Drill ${Date.now()}`, maxMembers: 2, joining: 'OPEN' } },
    )
    const { team } = (made.data?.['createTeam'] ?? {}) as { team?: { id: string; number: number } }
    if (!team) throw new Error(made.errors?.[0]?.message)
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: racers }, (_, nth) =>
        ask(
          server,
          'mutation ($input: RequestToJoinTeamInput!) { requestToJoinTeam(input: $input) { team { id } } }',
          { input: { id: team.id } },
          nth + 2,
        ),
      ),
    )
    const took = performance.now() - began
    const joined = answers.filter(({ errors }) => !errors).length
    const words = [...new Set(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? []))]
    const seen = await ask(server, 'query ($n: Int!) { team(number: $n) { memberCount } }', { n: team.number })
    const members = (seen.data?.['team'] as { memberCount: number } | null)?.memberCount
    await server.stop()
    good &&= joined === 1 && members === 2 && !words.some((word) => word.startsWith('Something went wrong'))
    console.log(
      `  ${name}: ${racers} asked for one place, ${joined} got it, the team has ${members} members; the others read ${words.map((word) => `“${word}”`).join(', ')}; ${Math.round(took)} ms`,
    )
  }
  return good
}
