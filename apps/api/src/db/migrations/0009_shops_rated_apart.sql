ALTER TABLE "reviews" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_shop_once" ON "reviews" USING btree ("order_id") WHERE "reviews"."product_id" is null;--> statement-breakpoint
-- So far a product's stars were its shop's, too: they stay, as stars without words, one an order.
INSERT INTO "reviews" ("user_id", "shop_id", "order_id", "rating", "description", "created_at", "updated_at")
SELECT DISTINCT ON ("order_id") "user_id", "shop_id", "order_id", "rating", '', "created_at", "updated_at"
FROM "reviews" WHERE "order_id" IS NOT NULL AND "is_active" ORDER BY "order_id", "id";--> statement-breakpoint
UPDATE "shops" SET "rating_avg" = coalesce("found"."rating", 0), "review_count" = coalesce("found"."reviews", 0)
FROM "shops" AS "self" LEFT JOIN (
	SELECT "shop_id", round(avg("rating"), 1) AS "rating", count(*)::int AS "reviews"
	FROM "reviews" WHERE "product_id" IS NULL AND "is_active" GROUP BY "shop_id"
) AS "found" ON "found"."shop_id" = "self"."id"
WHERE "shops"."id" = "self"."id";
