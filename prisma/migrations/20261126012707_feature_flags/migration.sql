-- CreateTable
CREATE TABLE "FeatureFlag" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "on" BOOLEAN NOT NULL,
    "roles" "Role"[] DEFAULT ARRAY[]::"Role"[],
    "percent" INTEGER NOT NULL DEFAULT 100,
    "ownerId" INTEGER,
    "reviewOn" DATE,
    "note" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FeatureFlag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FeatureFlagPerson" (
    "flagId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,

    CONSTRAINT "FeatureFlagPerson_pkey" PRIMARY KEY ("flagId","userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "FeatureFlag_name_key" ON "FeatureFlag"("name");

-- CreateIndex
CREATE INDEX "FeatureFlag_ownerId_idx" ON "FeatureFlag"("ownerId");

-- CreateIndex
CREATE INDEX "FeatureFlagPerson_userId_idx" ON "FeatureFlagPerson"("userId");

-- AddForeignKey
ALTER TABLE "FeatureFlag" ADD CONSTRAINT "FeatureFlag_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeatureFlagPerson" ADD CONSTRAINT "FeatureFlagPerson_flagId_fkey" FOREIGN KEY ("flagId") REFERENCES "FeatureFlag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeatureFlagPerson" ADD CONSTRAINT "FeatureFlagPerson_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A percentage.
ALTER TABLE "FeatureFlag" ADD CONSTRAINT "FeatureFlag_percent_check" CHECK ("percent" BETWEEN 0 AND 100);
