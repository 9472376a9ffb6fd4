ALTER TABLE "search_documents" ADD COLUMN "color_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "size_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The index of words is made anew: to keep it in step with each changed row takes many times as long.
DROP INDEX "search_documents_words";--> statement-breakpoint
UPDATE "search_documents" SET
	"color_ids" = array(SELECT x."color_id" FROM "product_colors" x WHERE x."product_id" = "search_documents"."product_id" ORDER BY x."color_id"),
	"size_ids" = array(SELECT x."size_id" FROM "product_sizes" x WHERE x."product_id" = "search_documents"."product_id" ORDER BY x."size_id");--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "color_ids" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "size_ids" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("document");--> statement-breakpoint
CREATE INDEX "products_unlisted" ON "products" USING btree ("id") WHERE not is_listed;