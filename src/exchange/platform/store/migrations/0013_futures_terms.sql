CREATE TABLE "futures_terms" (
	"instrument_id" integer PRIMARY KEY NOT NULL,
	"contract_size" numeric(36, 18) NOT NULL,
	"spread" numeric(36, 18) NOT NULL,
	"fee" numeric(36, 18) NOT NULL,
	"overnight" numeric(36, 18) NOT NULL,
	"liquidation_fee" numeric(36, 18) NOT NULL,
	"min_lots" integer NOT NULL,
	"max_lots" integer NOT NULL,
	"multiples" json NOT NULL,
	"lots" json NOT NULL,
	"tiers" json NOT NULL,
	"symbol_cap" numeric(36, 18) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "futures_terms" ADD CONSTRAINT "futures_terms_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;