-- CreateEnum
CREATE TYPE "FigurePart" AS ENUM ('WHOLE', 'DEPARTMENT', 'SECTOR', 'LEVEL');

-- CreateTable
CREATE TABLE "FigureDay" (
    "figure" TEXT NOT NULL,
    "part" "FigurePart" NOT NULL,
    "key" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "known" DATE NOT NULL,
    "began" INTEGER NOT NULL,
    "beganSum" BIGINT NOT NULL,
    "ended" INTEGER NOT NULL,
    "endedSum" BIGINT NOT NULL,

    CONSTRAINT "FigureDay_pkey" PRIMARY KEY ("figure","part","key","day","known")
);

-- CreateTable
CREATE TABLE "FigureJourney" (
    "journey" INTEGER NOT NULL,
    "began" TIMESTAMP(3) NOT NULL,
    "idea" TIMESTAMP(3),
    "approved" TIMESTAMP(3),
    "validated" TIMESTAMP(3),
    "project" TIMESTAMP(3),
    "trlFour" TIMESTAMP(3),
    "opened" TIMESTAMP(3),
    "interest" TIMESTAMP(3),
    "agreement" TIMESTAMP(3),

    CONSTRAINT "FigureJourney_pkey" PRIMARY KEY ("journey")
);

-- CreateIndex
CREATE INDEX "FigureJourney_began_idx" ON "FigureJourney"("began");

-- The steps of journeys (api/figures/journeys.ts), in their order: what is asked as of a day reads these columns alone.
DROP INDEX "FigureRow_figure_journey_idx";
CREATE INDEX "FigureRow_steps" ON "FigureRow" ("journey") INCLUDE ("figure", "at", "knownFrom", "knownUntil", "department")
  WHERE "journey" IS NOT NULL AND "figure" IN ('IDEAS', 'IDEAS_APPROVED', 'IDEAS_VALIDATED', 'PROJECTS', 'TRL_FOUR', 'PROJECTS_OPENED', 'INTERESTS', 'PROPOSALS', 'CONTRACTS', 'LICENSES', 'SPINOUTS', 'INVESTMENTS');

-- What is kept of figures already; api/figures/days.ts adds what comes. Journeys are worked out by the next refresh.
INSERT INTO "FigureDay" ("figure", "part", "key", "day", "known", "began", "beganSum", "ended", "endedSum")
SELECT f."figure", p."part"::"FigurePart", p."key", d."day", (k."at" + interval '4 hours' - interval '1 millisecond')::date,
  sum(k."sign" * d."began"), sum(k."sign" * d."beganSum"), sum(k."sign" * d."ended"), sum(k."sign" * d."endedSum")
FROM "FigureRow" f
CROSS JOIN LATERAL (VALUES
  (("at" + interval '4 hours')::date, 1, coalesce(f."value", 0)::bigint, 0, 0::bigint),
  (CASE WHEN f."until" IS NOT NULL THEN (greatest(f."at", f."until") + interval '4 hours')::date END, 0, 0, 1, coalesce(f."value", 0))
) AS d ("day", "began", "beganSum", "ended", "endedSum")
CROSS JOIN LATERAL (VALUES (f."knownFrom", 1), (f."knownUntil", -1)) AS k ("at", "sign")
CROSS JOIN LATERAL (VALUES
  ('WHOLE', ''), ('DEPARTMENT', f."department"), ('SECTOR', coalesce(f."sector"::text, '')), ('LEVEL', coalesce(f."value"::text, ''))
) AS p ("part", "key")
WHERE d."day" IS NOT NULL AND k."at" IS NOT NULL AND (p."part" <> 'LEVEL' OR f."figure" = 'PROJECT_LEVELS')
GROUP BY 1, 2, 3, 4, 5;

-- Answers that were kept for the usual ranges.
DELETE FROM "KeptFigures";
