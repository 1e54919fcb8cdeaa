// `node lighthouse.mjs PORT RUNS ADDRESS …`: Lighthouse's mobile figures of each address, in the browser on that port, as JSON.
import lighthouse from 'lighthouse'

const [port, runs, ...addresses] = process.argv.slice(2)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const found = addresses.map((address) => ({ address, runs: [] }))
// In turns, so that what else the machine does in a minute weighs on all of them.
for (let run = 0; run < Number(runs); run++) for (const { address, runs } of found) runs.push(await once(address))
console.log(JSON.stringify(found))

async function once(address, tries = 3) {
  const { lhr } = await lighthouse(address, {
    port: Number(port),
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    maxWaitForLoad: 45_000,
  })
  // A busy machine loses a recording now and then.
  if (lhr.runtimeError && tries > 1) return once(address, tries - 1)
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
  if (lhr.finalDisplayedUrl !== address) throw new Error(`${address} led to ${lhr.finalDisplayedUrl}`)
  return {
    scores: Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
    times: Object.fromEntries(times.map((name) => [name, lhr.audits[name].numericValue])),
    // What is not whole and weighs, so that one knows what to mend.
    lacks: categories
      .slice(1)
      .flatMap((name) =>
        lhr.categories[name].auditRefs
          .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
          .map(({ id }) => id),
      ),
  }
}
