ALTER TABLE "products" ADD COLUMN "turn" integer;--> statement-breakpoint
-- As deal.ts does it from now on.
UPDATE "products" SET "turn" = dealt."turn" FROM (
	SELECT "id", (row_number() OVER (PARTITION BY "category_id" ORDER BY NOT "is_listed", "id"))::int AS "turn" FROM "products"
) dealt WHERE "products"."id" = dealt."id";--> statement-breakpoint
-- Its index goes with it.
ALTER TABLE "products" DROP COLUMN "shuffle";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shuffle" bigint GENERATED ALWAYS AS (case when turn is null then 4503599627370496 + id else turn * 2147483648 + category_id end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_shuffle" ON "products" USING btree ("shuffle") WHERE is_listed;
