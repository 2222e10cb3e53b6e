insert into holds (product, reference, owner, account, coin, amount, created_at)
select 'spot', 'order:' || o.id, 'user:' || o.user_id, 'spot', case when o.side = 1 then i.quote_id else i.base_id end,
  case when o.side = 1 then o.price * (o.amount - o.filled_amount) else o.amount - o.filled_amount end, o.created_at
from spot_orders o join instruments i on i.id = o.instrument_id
where o.status = 1
on conflict do nothing;
--> statement-breakpoint
insert into house_postings (entry_id, owner, account, coin, amount)
select entry_id, owner, account, coin, available from ledger_postings where owner like 'house:%' order by id;
--> statement-breakpoint
delete from ledger_postings where owner like 'house:%';
--> statement-breakpoint
update balances set account = case account when 'legal' then 'fiat' when 'change' then 'spot' when 'lever' then 'futures' when 'micro' then 'options' end
where account in ('legal', 'change', 'lever', 'micro');
--> statement-breakpoint
update ledger_postings set account = case account when 'legal' then 'fiat' when 'change' then 'spot' when 'lever' then 'futures' when 'micro' then 'options' end
where account in ('legal', 'change', 'lever', 'micro');
--> statement-breakpoint
update house_postings set account = 'spot' where account = 'change';
--> statement-breakpoint
insert into facts (key, value) select 'demo_coins', '1' from ledger_entries where reference = 'demo:coins' limit 1 on conflict do nothing;
--> statement-breakpoint
update ledger_postings set is_flow = true where kind in (1, 2);
--> statement-breakpoint
update balances b set postings = p.number
from (select owner, account, coin, count(*) as number from ledger_postings group by owner, account, coin) p
where b.owner = p.owner and b.account = p.account and b.coin = p.coin;
--> statement-breakpoint
delete from facts where key = 'markets.seed';
