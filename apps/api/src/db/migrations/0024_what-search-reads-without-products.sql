CREATE TABLE "search_names" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"names" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "brand_id" integer;--> statement-breakpoint
ALTER TABLE "search_names" ADD CONSTRAINT "search_names_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is only said of a product has no weight in its document.
INSERT INTO "search_names" SELECT "product_id",
	ts_delete("document", array(SELECT "lexeme" FROM unnest("document") WHERE "weights" IS NULL))
FROM "search_documents" ORDER BY "product_id";--> statement-breakpoint
-- The index of words is made anew: to keep it in step with each changed row takes many times as long.
DROP INDEX "search_documents_words";--> statement-breakpoint
UPDATE "search_documents" SET "brand_id" = p."brand_id" FROM "products" p
WHERE p."id" = "search_documents"."product_id" AND p."brand_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("document");
