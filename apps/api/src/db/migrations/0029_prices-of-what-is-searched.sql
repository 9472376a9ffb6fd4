DROP INDEX "products_unlisted";--> statement-breakpoint
-- Room beside each row for its next version: a price that changes touches no index then.
ALTER TABLE "search_documents" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "effective_price" numeric(12, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "is_reduced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- The index of words is made anew: to keep it in step with each changed row takes many times as long.
DROP INDEX "search_documents_words";--> statement-breakpoint
UPDATE "search_documents" SET "effective_price" = p."effective_price",
	"is_reduced" = coalesce(p."flash_price", p."discount_price") < p."price" IS TRUE,
	"is_listed" = p."is_listed"
FROM "products" p WHERE p."id" = "search_documents"."product_id";--> statement-breakpoint
-- Last, since it writes the whole table anew, without what the update has left behind.
ALTER TABLE "search_documents" ADD COLUMN "kind" bigint GENERATED ALWAYS AS (hash_array_extended(color_ids, 1) # hash_array_extended(size_ids, 2) # hashint8extended(coalesce(brand_id, 0), 3)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("document");--> statement-breakpoint
CREATE FUNCTION "tell_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE search_documents SET effective_price = NEW.effective_price,
		is_reduced = coalesce(NEW.flash_price, NEW.discount_price) < NEW.price IS TRUE,
		is_listed = NEW.is_listed
	WHERE product_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_tell_search"
AFTER UPDATE OF "price", "discount_price", "flash_price", "tax_rate", "is_listed" ON "products"
FOR EACH ROW
WHEN ((OLD.effective_price, coalesce(OLD.flash_price, OLD.discount_price) < OLD.price, OLD.is_listed)
	IS DISTINCT FROM (NEW.effective_price, coalesce(NEW.flash_price, NEW.discount_price) < NEW.price, NEW.is_listed))
EXECUTE FUNCTION "tell_search"();
